import { listPhotos, type PhotoRow } from '@trueseason/db';
import { objectKeys } from '@trueseason/storage';
import type { WorkerResources } from '@trueseason/worker-host';
import type { EnginePool } from './engine-pool.ts';

/** A phone over a slow network has it in under a second, and it is as sharp as a screen of a phone shows a face. */
const LONGEST_SIDE = 1080;
/** Finer than what the models see on it: it costs a few kilobytes. */
const HAIR_LONGEST_SIDE = 720;
const TIMEOUT_MS = 10_000;

export interface SmallPhotoDeps extends Pick<WorkerResources, 'db' | 'store'> {
  readonly engine: Pick<EnginePool, 'mapHair' | 'shrink'>;
}

/**
 * Stores each photo once more in the size in which screens show it, and beside it where its hair is, unless the photos were deleted meanwhile.
 */
export async function keepSmallPhotos(
  { db, store, engine }: SmallPhotoDeps,
  orderId: number,
  photos: readonly Pick<PhotoRow, 'object_key'>[],
  files: readonly Buffer[],
): Promise<void> {
  try {
    const small = await engine.shrink(files, LONGEST_SIDE, TIMEOUT_MS);
    for (const [i, { object_key }] of photos.entries()) {
      const bytes = small[i];
      if (bytes) await store.put(objectKeys.smallPhoto(object_key), bytes, 'image/jpeg');
    }
    // One by one, so that orders which wait for their result come in between.
    for (const [i, { object_key }] of photos.entries()) {
      const photo = small[i];
      const map = photo && (await engine.mapHair(photo, HAIR_LONGEST_SIDE, TIMEOUT_MS));
      if (map) await store.put(objectKeys.hairMap(object_key), map, 'image/webp');
    }
  } finally {
    await removeIfDeleted({ db, store }, orderId, photos);
  }
}

async function removeIfDeleted(
  { db, store }: Pick<SmallPhotoDeps, 'db' | 'store'>,
  orderId: number,
  photos: readonly Pick<PhotoRow, 'object_key'>[],
): Promise<void> {
  // A deletion in between saw none of these. One that comes from now on looks once more after it is on record.
  const kept = new Set((await listPhotos(db, orderId)).map(({ object_key }) => object_key));
  if (photos.every(({ object_key }) => kept.has(object_key))) return;
  for (const { object_key } of photos) await store.deletePrefix(objectKeys.uploadOf(object_key));
}
