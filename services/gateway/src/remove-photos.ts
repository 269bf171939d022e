import { recordPhotosDeleted } from '@trueseason/orders';
import { objectKeys } from '@trueseason/storage';
import type { GatewayDeps } from './deps.ts';

/**
 * Deletes the photos of an order and notes that they are gone. Looks twice: an analysis that was under way may have
 * stored small ones in between, and removes by itself only what it stores once the deletion is on record.
 */
export async function removePhotos(
  { db, store }: Pick<GatewayDeps, 'db' | 'store'>,
  orderId: number,
  options: { receipt: boolean },
): Promise<void> {
  await store.deletePrefix(objectKeys.photos(orderId));
  await recordPhotosDeleted(db, orderId, options);
  await store.deletePrefix(objectKeys.photos(orderId));
}
