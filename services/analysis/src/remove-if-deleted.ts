import { listAllPhotos, recordUploadRemoved } from '@trueseason/shop/photos';
import { objectKeys } from '@trueseason/shop/storage';
import type { WorkerResources } from '@trueseason/shop/worker';

export type StoredPhotos = Pick<WorkerResources, 'db' | 'store'>;

/** Call after storing something with photos: an earlier deletion missed it, a later one checks again once it is recorded. */
export async function removeIfDeleted(
  { db, store }: StoredPhotos,
  orderId: number,
  keys: readonly string[],
): Promise<void> {
  const keptKeys = new Set((await listAllPhotos(db, orderId)).map(({ object_key }) => object_key));
  const deletedUploads = new Set(keys.filter((key) => !keptKeys.has(key)).map(objectKeys.uploadOf));
  for (const upload of deletedUploads) {
    await store.deletePrefix(upload);
    await recordUploadRemoved(db, upload);
  }
}
