import { fileURLToPath } from 'node:url';
import { pool } from 'workerpool';
import type { AnalyzeOutcome, CheckOutcome, ExaminedPhoto } from './engine/index.ts';
import { inTime } from './in-time.ts';
import { unlessStarved } from './starvation.ts';

/** Takes a process from about 430 MB (an arena per thread, unbounded young generation) to 350 at the same speed. */
const LEAN = {
  // Do not inherit: a preloaded hook lets an idle process exit.
  execArgv: ['--enable-source-maps', '--max-semi-space-size=8'],
  env: { ...process.env, MALLOC_ARENA_MAX: '2' },
};

/**
 * The engine decodes untrusted files and blocks a core for a second. In a child process it can crash or hang safely,
 * and the worker's event loop keeps renewing job locks. Calls reject if the process died or took too long; the next one
 * gets a new process.
 * @param nice nice value of the processes, 0 to 19
 */
export function createEnginePool(processes: number, nice = 0) {
  const script = fileURLToPath(new URL('./engine/engine-process.js', import.meta.url));
  const workers = pool(script, {
    workerType: 'process',
    minWorkers: processes,
    maxWorkers: processes,
    forkArgs: [String(nice)],
    // Preserves Buffers and typed arrays.
    forkOpts: { serialization: 'advanced', ...LEAN },
  });
  return {
    /** @throws StarvedError if the process got no CPU time */
    analyze: (photos: readonly (Buffer | ExaminedPhoto)[], timeoutMs: number): Promise<AnalyzeOutcome> =>
      unlessStarved(timeoutMs, (begins) => workers.exec('analyze', [photos], { on: begins }).timeout(timeoutMs)),
    /** The quick verdict on one photo; the timeout includes queueing. */
    check: (photo: Buffer, timeoutMs: number): Promise<CheckOutcome> =>
      inTime(workers.exec('check', [photo]), timeoutMs),
    /** The photos upright, without metadata, at most `longestSide` pixels long, as JPEG. */
    shrink: async (photos: readonly Buffer[], longestSide: number, timeoutMs: number): Promise<Buffer[]> =>
      workers.exec('shrink', [photos, longestSide]).timeout(timeoutMs),
    /** The hair mask as a gray WebP of that size; null without a single head. Queues like `check`. */
    mapHair: (photo: Buffer, longestSide: number, timeoutMs: number): Promise<Buffer | null> =>
      inTime(workers.exec('mapHair', [photo, longestSide]), timeoutMs),
    /** Checks that a process responds, without a photo. */
    prove: async (timeoutMs: number) => {
      await workers.exec('warm', []).timeout(timeoutMs);
    },
    /** Starts a process before the first order. */
    warm: async () => {
      await Promise.all(Array.from({ length: processes }, () => workers.exec('warm', [])));
    },
    close: async () => {
      await workers.terminate(true);
    },
  };
}
export type EnginePool = ReturnType<typeof createEnginePool>;
