import { type PhotosDeleted, recordPhotosDeleted } from '@trueseason/orders';
import { objectKeys } from '@trueseason/storage';
import type { GatewayDeps } from './deps.ts';

/**
 * Deletes the photos of an order, all or `only` some, and notes that they are gone. Looks twice: an analysis that was under
 * way may have stored small ones in between, and removes by itself only what it stores once the deletion is on record.
 */
export async function removePhotos(
  { db, store }: Pick<GatewayDeps, 'db' | 'store'>,
  orderId: number,
  options: PhotosDeleted,
): Promise<void> {
  const folders = new Set(options.only?.map(objectKeys.uploadOf) ?? [objectKeys.photos(orderId)]);
  const empty = async () => {
    for (const folder of folders) await store.deletePrefix(folder);
  };
  await empty();
  await recordPhotosDeleted(db, orderId, options);
  await empty();
}
