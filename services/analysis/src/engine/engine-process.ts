/** Entry point of the child processes of `engine-pool.ts`. */
import './give-way.ts';
import workerpool from 'workerpool';
import { shrinkPhoto } from './decode/index.ts';
import { type Engine, loadEngine, type OrderPhotos } from './engine.ts';
import type { ExaminedPhoto } from './examine-photo.ts';

let loading: Promise<Engine> | undefined;

/** Retries after a failed load. */
function engine(): Promise<Engine> {
  loading ??= loadEngine().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Reports the process ID to the parent, which counts its CPU time. */
const announced =
  <Params extends unknown[], Result>(work: (...params: Params) => Promise<Result>) =>
  (...params: Params): Promise<Result> => {
    workerpool.workerEmit(process.pid);
    return work(...params);
  };

workerpool.worker({
  examine: announced(async (photo: Buffer) => (await engine()).examine(photo)),
  analyze: announced(async (photos: readonly (Buffer | ExaminedPhoto)[], of: OrderPhotos) =>
    (await engine()).analyze(photos, of),
  ),
  mapHair: announced(async (photo: Buffer, longestSide: number) => (await engine()).mapHair(photo, longestSide)),
  shrink: announced((photos: readonly Buffer[], longestSide: number) =>
    Promise.all(photos.map((photo) => shrinkPhoto(photo, longestSide))),
  ),
  /** Loads the models before the first photo. */
  warm: announced(async () => {
    await engine();
  }),
});
