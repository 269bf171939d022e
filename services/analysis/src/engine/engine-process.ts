/**
 * Script of a workerpool child process: the engine loads once and answers until the pool ends it. Pixel work
 * runs here so that the queue worker's event loop, and with it its job locks, never waits for a photo.
 */
import './give-way.ts';
import workerpool from 'workerpool';
import { shrinkPhoto } from './decode/index.ts';
import { type AnalyzeOutcome, type CheckOutcome, type Engine, loadEngine } from './engine.ts';

let loading: Promise<Engine> | undefined;

/** Retries after a failed load: the next call may find the models in place. */
function engine(): Promise<Engine> {
  loading ??= loadEngine().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function analyze(photos: readonly Buffer[]): Promise<AnalyzeOutcome> {
  // So that whoever waits can tell a process that is held from one that gets no time.
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

/** Loads the models ahead of the first photo. */
async function warm(): Promise<void> {
  await engine();
}

workerpool.worker({ analyze, check, mapHair, shrink, warm });
