/** Entry point of the child processes of `engine-pool.ts`. */
import './give-way.ts';
import workerpool from 'workerpool';
import { shrinkPhoto } from './decode/index.ts';
import { type AnalyzeOutcome, type CheckOutcome, type Engine, loadEngine } from './engine.ts';
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

async function analyze(photos: readonly (Buffer | ExaminedPhoto)[]): Promise<AnalyzeOutcome> {
  // Lets the parent distinguish a busy process from a starved one.
  workerpool.workerEmit(process.pid);
  return (await engine()).analyze(photos);
}

async function check(photo: Buffer): Promise<CheckOutcome> {
  return (await engine()).check(photo);
}

const shrink = (photos: readonly Buffer[], longestSide: number): Promise<Buffer[]> =>
  Promise.all(photos.map((photo) => shrinkPhoto(photo, longestSide)));

async function mapHair(photo: Buffer, longestSide: number): Promise<Buffer | null> {
  return (await engine()).mapHair(photo, longestSide);
}

/** Loads the models before the first photo. */
async function warm(): Promise<void> {
  await engine();
}

workerpool.worker({ analyze, check, mapHair, shrink, warm });
