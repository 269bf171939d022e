import { type PhotosDeleted, recordPhotosDeleted } from '@trueseason/shop/flows';
import { objectKeys } from '@trueseason/shop/storage';
import type { GatewayDeps } from '../deps.ts';

/**
 * Deletes an order's photos, all or `only` some, and records it. Runs twice, because a running analysis may store
 * thumbnails in between; after the record it removes its own.
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
