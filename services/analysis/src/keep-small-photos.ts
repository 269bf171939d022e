import type { PhotoRow } from '@trueseason/db';
import { objectKeys } from '@trueseason/storage';
import type { EnginePool } from './engine-pool.ts';
import { removeIfDeleted, type StoredPhotos } from './remove-if-deleted.ts';

/** Loads in under a second on a slow network, and is sharp on a phone. */
const LONGEST_SIDE = 1080;
const TIMEOUT_MS = 10_000;

export interface SmallPhotoDeps extends StoredPhotos {
  readonly engine: Pick<EnginePool, 'shrink'>;
}

/** Stores a display-size copy of each photo, unless they were deleted meanwhile. */
export async function keepSmallPhotos(
  { db, store, engine }: SmallPhotoDeps,
  orderId: number,
  photos: readonly Pick<PhotoRow, 'object_key'>[],
  files: readonly Buffer[],
): Promise<void> {
  const keys = photos.map(({ object_key }) => object_key);
  try {
    const small = await engine.shrink(files, LONGEST_SIDE, TIMEOUT_MS);
    for (const [i, key] of keys.entries()) {
      const bytes = small[i];
      if (bytes) await store.put(objectKeys.smallPhoto(key), bytes, 'image/jpeg');
    }
  } finally {
    await removeIfDeleted({ db, store }, orderId, keys);
  }
}
