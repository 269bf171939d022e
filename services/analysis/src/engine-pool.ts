import { fileURLToPath } from 'node:url';
import { pool } from 'workerpool';
import type { AnalyzeOutcome, CheckOutcome } from './engine/index.ts';
import { inTime } from './in-time.ts';
import { unlessStarved } from './starvation.ts';

/*
 * The engine decodes untrusted files and blocks a core for a second. In a child process it can crash or hang safely,
 * and the worker's event loop keeps renewing job locks.
 */
export interface EnginePool {
  /**
   * @throws if the process died or exceeded `timeoutMs` (StarvedError if it got no CPU time); the next call gets a new
   * process
   */
  analyze(photos: readonly Buffer[], timeoutMs: number): Promise<AnalyzeOutcome>;
  /** The quick verdict on one photo; throws the same, and the timeout includes queueing. */
  check(photo: Buffer, timeoutMs: number): Promise<CheckOutcome>;
  /** The photos upright, without metadata, at most `longestSide` pixels long, as JPEG; throws the same. */
  shrink(photos: readonly Buffer[], longestSide: number, timeoutMs: number): Promise<Buffer[]>;
  /** The hair mask as a gray WebP of that size; null without a single head. Queues and throws like `check`. */
  mapHair(photo: Buffer, longestSide: number, timeoutMs: number): Promise<Buffer | null>;
  /** Checks that a process responds, without a photo; throws the same. */
  prove(timeoutMs: number): Promise<void>;
  /** Starts a process before the first order. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/**
 * With one malloc arena per thread and an unbounded young generation a process settles near 430 MB, with these near 350
 * MB at the same speed.
 */
const LEAN = {
  // Do not inherit: a preloaded hook lets an idle process exit.
  execArgv: ['--enable-source-maps', '--max-semi-space-size=8'],
  env: { ...process.env, MALLOC_ARENA_MAX: '2' },
};

/** @param nice nice value of the processes, 0 to 19 */
export function createEnginePool(processes: number, nice = 0): EnginePool {
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
    analyze: (photos, timeoutMs) =>
      unlessStarved(timeoutMs, (begins) => workers.exec('analyze', [photos], { on: begins }).timeout(timeoutMs)),
    check: (photo, timeoutMs) => inTime(workers.exec('check', [photo]), timeoutMs),
    shrink: async (photos, longestSide, timeoutMs) => workers.exec('shrink', [photos, longestSide]).timeout(timeoutMs),
    mapHair: (photo, longestSide, timeoutMs) => inTime(workers.exec('mapHair', [photo, longestSide]), timeoutMs),
    prove: async (timeoutMs) => {
      await workers.exec('warm', []).timeout(timeoutMs);
    },
    warm: async () => {
      await Promise.all(Array.from({ length: processes }, () => workers.exec('warm', [])));
    },
    close: async () => {
      await workers.terminate(true);
    },
  };
}
