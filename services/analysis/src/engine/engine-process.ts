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

/** Across the process border a Buffer arrives as a plain byte array. */
const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function analyze(photos: readonly Uint8Array[]): Promise<AnalyzeOutcome> {
  // So that whoever waits can tell a process that is held from one that gets no time.
  workerpool.workerEmit(process.pid);
  return (await engine()).analyze(photos.map(toBuffer));
}

async function check(photo: Uint8Array): Promise<CheckOutcome> {
  return (await engine()).check(toBuffer(photo));
}

const shrink = (photos: readonly Uint8Array[], longestSide: number): Promise<Buffer[]> =>
  Promise.all(photos.map((photo) => shrinkPhoto(toBuffer(photo), longestSide)));

async function mapHair(photo: Uint8Array, longestSide: number): Promise<Buffer | null> {
  return (await engine()).mapHair(toBuffer(photo), longestSide);
}

/** Loads the models ahead of the first photo. */
async function warm(): Promise<void> {
  await engine();
}

workerpool.worker({ analyze, check, mapHair, shrink, warm });
