import { runInWorker } from '../../lib/browser/run-in-worker.ts';
import type { Strands, strandsOf } from './strands.ts';

/** A slow phone takes a few seconds. */
const PATIENCE_MS = 20_000;

/** `strandsOf` in a worker, so that the page stays responsive. @throws if it fails */
export const strandsInWorker = (...args: Parameters<typeof strandsOf>): Promise<Strands> =>
  runInWorker(new Worker(new URL('./strands-worker.ts', import.meta.url), { type: 'module' }), args, PATIENCE_MS);
