import { fileURLToPath } from 'node:url';
import { pool } from 'workerpool';
import type { AnalyzeOutcome, CheckOutcome } from './engine/index.ts';
import { inTime } from './in-time.ts';
import { unlessStarved } from './starvation.ts';

/*
 * The engine decodes untrusted files and keeps a core busy for a second. In a process of its own
 * it can die or hang without harm, and the worker's event loop keeps renewing its job's lock.
 */
export interface EnginePool {
  /**
   * @throws when the process died or took longer than `timeoutMs` (StarvedError where the machine left it no time); the
   * next call gets a fresh one
   */
  analyze(photos: readonly Buffer[], timeoutMs: number): Promise<AnalyzeOutcome>;
  /** The quick verdict on one photo; the same may be thrown, and the time includes its wait for the process. */
  check(photo: Buffer, timeoutMs: number): Promise<CheckOutcome>;
  /** The photos upright, without metadata and that many pixels long at most, as JPEG; the same may be thrown. */
  shrink(photos: readonly Buffer[], longestSide: number, timeoutMs: number): Promise<Buffer[]>;
  /** Where there is hair on a photo, as a gray WebP of it that long; null without one head; as for a check. */
  mapHair(photo: Buffer, longestSide: number, timeoutMs: number): Promise<Buffer | null>;
  /** Whether a process answers at all, without a photo; the same may be thrown. */
  prove(timeoutMs: number): Promise<void>;
  /** Starts a process ahead of the first order. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Measured over hundreds of photos: with a malloc arena for every thread and a young generation that grows at
 * will, a process settles near 430 MB, and with these near 350 MB, at the same speed.
 */
const LEAN = {
  // Not this process's own: what is preloaded here lets a process with an idle event loop end.
  execArgv: ['--enable-source-maps', '--max-semi-space-size=8'],
  env: { ...process.env, MALLOC_ARENA_MAX: '2' },
};

/** @param nice how much its processes give way to others, 0 to 19 */
export function createEnginePool(processes: number, nice = 0): EnginePool {
  const script = fileURLToPath(new URL('./engine/engine-process.js', import.meta.url));
  const workers = pool(script, {
    workerType: 'process',
    minWorkers: processes,
    maxWorkers: processes,
    forkArgs: [String(nice)],
    // Buffers arrive as buffers, and typed arrays as they are.
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
