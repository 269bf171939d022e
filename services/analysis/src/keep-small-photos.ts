import { listPhotos, type PhotoRow } from '@trueseason/db';
import { objectKeys } from '@trueseason/storage';
import type { WorkerResources } from '@trueseason/worker-host';
import type { EnginePool } from './engine-pool.ts';

/** A phone over a slow network has it in under a second, and it is as sharp as a screen of a phone shows a face. */
const LONGEST_SIDE = 1080;
const TIMEOUT_MS = 10_000;

export interface SmallPhotoDeps extends Pick<WorkerResources, 'db' | 'store'> {
  readonly engine: Pick<EnginePool, 'shrink'>;
}

/** Stores each photo once more in the size in which screens show it, unless the photos were deleted meanwhile. */
export async function keepSmallPhotos(
  { db, store, engine }: SmallPhotoDeps,
  orderId: number,
  photos: readonly Pick<PhotoRow, 'object_key'>[],
  files: readonly Buffer[],
): Promise<void> {
  const small = await engine.shrink(files, LONGEST_SIDE, TIMEOUT_MS);
  for (const [i, { object_key }] of photos.entries()) {
    const bytes = small[i];
    if (bytes) await store.put(objectKeys.smallPhoto(object_key), bytes, 'image/jpeg');
  }
  // A deletion in between saw none of these. One that comes from now on looks once more after it is on record.
  const kept = new Set((await listPhotos(db, orderId)).map(({ object_key }) => object_key));
  if (photos.every(({ object_key }) => kept.has(object_key))) return;
  for (const { object_key } of photos) await store.deletePrefix(objectKeys.uploadOf(object_key));
}
