import type { AnalysisBody } from '@trueseason/contracts';
import { ObjectNotFoundError, objectKeys } from '@trueseason/storage';
import type { EnginePool } from './engine-pool.ts';
import { removeIfDeleted, type StoredPhotos } from './remove-if-deleted.ts';

/** Finer than what the models see on it: it costs a few kilobytes. */
const LONGEST_SIDE = 720;
/** From being asked to the map, in line for the engine as well: below what the gateway waits. */
const TIMEOUT_MS = 5_000;

/**
 * Stores beside a photo where its hair is, unless the photo is deleted meanwhile. It is asked for where the photo is shown
 * to be dyed. Nothing, once and for all, where there is no one head to look around.
 * @throws ObjectNotFoundError where the photo is deleted
 */
export async function keepHairMap(
  { db, store, engine }: StoredPhotos & { readonly engine: Pick<EnginePool, 'mapHair'> },
  { orderId, key }: AnalysisBody<'mapHair'>,
): Promise<void> {
  const began = performance.now();
  const photo = await store.getBytes(objectKeys.smallPhoto(key)).catch((error: unknown) => {
    if (error instanceof ObjectNotFoundError) return store.getBytes(key);
    throw error;
  });
  const map = await engine.mapHair(photo, LONGEST_SIDE, TIMEOUT_MS - (performance.now() - began));
  try {
    await store.put(objectKeys.hairMap(key), map ?? Buffer.alloc(0), 'image/webp');
  } finally {
    await removeIfDeleted({ db, store }, orderId, [key]);
  }
}
