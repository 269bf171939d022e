import { deserialize, serialize } from 'node:v8';
import { type JobContext, suspectInput } from '@trueseason/platform/queue';
import { OrderGoneError, SealBrokenError } from '@trueseason/shop/encryption';
import type { PhotoRow } from '@trueseason/shop/photos';
import { ObjectNotFoundError, objectKeys } from '@trueseason/shop/storage';
import { ENGINE_VERSION } from './engine/engine-version.ts';
import type { ExaminedPhoto } from './engine/index.ts';
import type { EnginePool } from './engine-pool.ts';
import type { ExaminedPhotos } from './examined-photos.ts';
import { removeIfDeleted, type StoredPhotos } from './remove-if-deleted.ts';

interface ExamineDeps extends StoredPhotos {
  readonly engine: Pick<EnginePool, 'examine' | 'prove'>;
  readonly examined: Pick<ExaminedPhotos, 'take'>;
}

/** What is stored with an examined photo. */
interface StoredMeasurement {
  readonly version: string;
  readonly photo: ExaminedPhoto;
}

/**
 * Examines photos one after the other, and stores each at once, while the next one is examined. A photo is measured once:
 * not again after its check, nor in a later run or round, nor by another worker that took over.
 */
export async function examinePhotos(
  deps: ExamineDeps,
  { payload: { orderId }, progress, logger }: Pick<JobContext, 'payload' | 'progress' | 'logger'>,
  photos: readonly Pick<PhotoRow, 'object_key' | 'position'>[],
  files: readonly Buffer[],
): Promise<ExaminedPhoto[]> {
  const { engine, examined } = deps;
  const measure = async (file: Buffer, position: number): Promise<ExaminedPhoto> => {
    const { examined: photo, timings } = await suspectInput(
      'engine',
      () => engine.examine(file, { onProgress: progress }),
      () => engine.prove({ onProgress: progress }),
    );
    logger.info({ position, timings }, 'a photo was measured');
    return photo;
  };
  const examinedPhotos: ExaminedPhoto[] = [];
  const storing: Promise<void>[] = [];
  try {
    for (const [i, { object_key: key, position }] of photos.entries()) {
      const file = files[i] ?? Buffer.alloc(0);
      const stored = await findStored(deps, key);
      const photo = stored ?? (await examined.take(file))?.examined ?? (await measure(file, position));
      examinedPhotos.push(photo);
      if (!stored) {
        // Without it, a later run measures again, and screens fall back to the original photo.
        storing.push(
          storeMeasurement(deps, key, photo).catch((err: unknown) =>
            logger.warn({ err, position }, 'could not store what was measured of a photo'),
          ),
        );
      }
      progress();
    }
  } finally {
    await Promise.all(storing);
    const keys = photos.map(({ object_key }) => object_key);
    await removeIfDeleted(deps, orderId, keys);
  }
  return examinedPhotos;
}

/** Undefined if nothing of this engine is stored, or it cannot be read. */
async function findStored({ store }: StoredPhotos, key: string): Promise<ExaminedPhoto | undefined> {
  const bytes = await store.getBytes(objectKeys.measuredPhoto(key)).catch((error: unknown) => {
    if (error instanceof ObjectNotFoundError || error instanceof SealBrokenError) return undefined;
    throw error;
  });
  const stored = bytes && parse(bytes);
  return stored?.version === ENGINE_VERSION ? stored.photo : undefined;
}

function parse(bytes: Buffer): StoredMeasurement | undefined {
  try {
    return deserialize(bytes);
  } catch {
    return undefined;
  }
}

/** Stores what was measured, and the copies for display. Without a key the photos were deleted meanwhile. */
async function storeMeasurement({ store }: StoredPhotos, key: string, { displayed, ...photo }: ExaminedPhoto) {
  const measurement: StoredMeasurement = { version: ENGINE_VERSION, photo };
  try {
    await Promise.all([
      displayed && store.put(objectKeys.smallPhoto(key), displayed.small, 'image/jpeg'),
      displayed && store.put(objectKeys.phonePhoto(key), displayed.phone, 'image/webp'),
      store.put(objectKeys.measuredPhoto(key), serialize(measurement), 'application/octet-stream'),
    ]);
  } catch (error) {
    if (!(error instanceof OrderGoneError)) throw error;
  }
}
