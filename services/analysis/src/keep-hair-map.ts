import type { AnalysisBody } from '@trueseason/contracts';
import { ObjectNotFoundError, objectKeys } from '@trueseason/shop/storage';
import type { EnginePool } from './engine-pool.ts';
import { removeIfDeleted, type StoredPhotos } from './remove-if-deleted.ts';

/** Finer than the models' resolution; costs a few kilobytes. */
const LONGEST_SIDE = 720;
/** Shorter than the gateway's timeout. A map that has begun is stored, and served to the next request. */
const WAIT_MS = 5_000;

/**
 * Stores a photo's hair mask, unless the photo is deleted meanwhile. Requested when hair color try-on opens.
 * Permanently empty without a single head.
 * @throws ObjectNotFoundError if the photo is deleted
 */
export async function keepHairMap(
  { db, store, engine }: StoredPhotos & { readonly engine: Pick<EnginePool, 'mapHair'> },
  { orderId, key }: AnalysisBody<'mapHair'>,
): Promise<void> {
  const photo = await store.getBytes(objectKeys.smallPhoto(key)).catch((error: unknown) => {
    if (error instanceof ObjectNotFoundError) return store.getBytes(key);
    throw error;
  });
  const map = await engine.mapHair(photo, LONGEST_SIDE, { waitMs: WAIT_MS });
  try {
    await store.put(objectKeys.hairMap(key), map ?? Buffer.alloc(0), 'image/webp');
  } finally {
    await removeIfDeleted({ db, store }, orderId, [key]);
  }
}
