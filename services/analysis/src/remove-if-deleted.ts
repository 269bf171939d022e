import { listAllPhotos, removeUpload } from '@trueseason/shop/photos';
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
  const keptUploads = new Set([...keptKeys].map(objectKeys.uploadOf));
  const deletedKeys = keys.filter((key) => !keptKeys.has(key));
  const isShared = (key: string): boolean => keptUploads.has(objectKeys.uploadOf(key));
  // Only the photo that was left out is removed.
  for (const prefix of new Set(deletedKeys.map((key) => (isShared(key) ? key : objectKeys.uploadOf(key)))))
    await removeUpload({ db, store }, prefix);
}
