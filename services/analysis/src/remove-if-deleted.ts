import { listPhotos } from '@trueseason/db';
import { objectKeys } from '@trueseason/storage';
import type { WorkerResources } from '@trueseason/worker-host';

export type StoredPhotos = Pick<WorkerResources, 'db' | 'store'>;

/**
 * Call after storing something next to photos. A deletion before that missed it; a later one checks again after it is
 * recorded.
 */
export async function removeIfDeleted(
  { db, store }: StoredPhotos,
  orderId: number,
  keys: readonly string[],
): Promise<void> {
  const kept = new Set((await listPhotos(db, orderId)).map(({ object_key }) => object_key));
  if (keys.every((key) => kept.has(key))) return;
  for (const key of keys) await store.deletePrefix(objectKeys.uploadOf(key));
}
