import { fileURLToPath } from 'node:url';
import { cpuMsOf, killProcess, withinCpuTime } from '@trueseason/platform/runtime';
import { pool } from 'workerpool';
import type { AnalyzeOutcome, ExaminedPhoto, ExamineOutcome, OrderPhotos } from './engine/index.ts';
import { createProcessLine } from './process-line.ts';

/** Takes a process from about 430 MB (an arena per thread, unbounded young generation) to 350 at the same speed. */
const LEAN = {
  // Do not inherit: a preloaded hook lets an idle process exit.
  execArgv: ['--enable-source-maps', '--max-semi-space-size=8'],
  env: { ...process.env, MALLOC_ARENA_MAX: '2' },
};

/** CPU time, in milliseconds: many times what each takes (a 12 MP photo a third of a second, the models one). */
const CPU_MS = { examine: 10_000, analyze: 5_000, shrink: 5_000, mapHair: 5_000, warm: 12_000 } as const;
type Method = keyof typeof CPU_MS;

/** A new process loads its code first; the most starved one does within this. */
const START_MS = 300_000;

export interface EngineOptions {
  /** Drops work that does not begin within this many milliseconds; waits endlessly if omitted. */
  readonly waitMs?: number;
  /** Called now and then while the work is within its deadline. */
  readonly onProgress?: () => void;
}

/**
 * The engine decodes untrusted files and blocks a core for a second. In a child process it can crash or hang safely,
 * and the worker's event loop keeps renewing job locks. Calls reject if the process died, used up its CPU time or hangs;
 * the next one gets a new process. On a busy machine a process keeps its models and its work, however long that takes.
 * @param nice nice value of the processes, 0 to 19
 * @param onStart called when a process starts, which loads the models again
 */
export function createEnginePool(processes: number, nice: number, onStart: () => void) {
  const script = fileURLToPath(new URL('./engine/engine-process.js', import.meta.url));
  const workers = pool(script, {
    workerType: 'process',
    minWorkers: processes,
    maxWorkers: processes,
    forkArgs: [String(nice)],
    // Preserves Buffers and typed arrays.
    forkOpts: { serialization: 'advanced', ...LEAN },
    onCreateWorker: () => {
      onStart();
      return undefined;
    },
  });
  const line = createProcessLine(processes);

  async function runNow<Result>(method: Method, params: unknown[], onProgress?: () => void): Promise<Result> {
    const { promise: begun, resolve: begin } = Promise.withResolvers<number>();
    const task = workers.exec(method, params, { on: begin });
    const starting = { cpuMs: Number.POSITIVE_INFINITY, hangMs: START_MS, usedMs: () => undefined, onProgress };
    await withinCpuTime({ ...starting, end: () => task.cancel() }, Promise.race([begun, task]));
    const pid = await begun;
    const usedMs = () => cpuMsOf(pid);
    return withinCpuTime({ cpuMs: CPU_MS[method], usedMs, end: () => killProcess(pid), onProgress }, task);
  }
  const run = <Result>(method: Method, params: unknown[], { waitMs, onProgress }: EngineOptions = {}) =>
    line(() => runNow<Result>(method, params, onProgress), waitMs);

  return {
    /** Measures one photo, and judges it by itself. */
    examine: (photo: Buffer, options?: EngineOptions) => run<ExamineOutcome>('examine', [photo], options),
    /** Places the person on these photos, and on what was read of earlier ones. */
    analyze: (photos: readonly ExaminedPhoto[], of: OrderPhotos, options?: EngineOptions) =>
      run<AnalyzeOutcome>('analyze', [photos, of], options),
    /** The photos upright, without metadata, at most `longestSide` pixels long, as JPEG. */
    shrink: (photos: readonly Buffer[], longestSide: number, options?: EngineOptions) =>
      run<Buffer[]>('shrink', [photos, longestSide], options),
    /** The hair mask as a gray WebP of that size; null without a single head. */
    mapHair: (photo: Buffer, longestSide: number, options?: EngineOptions) =>
      run<Buffer | null>('mapHair', [photo, longestSide], options),
    /** Checks that a process responds, without a photo. */
    prove: (options?: EngineOptions) => run<void>('warm', [], options),
    /** Starts all processes before the first order. */
    warm: async () => {
      await Promise.all(Array.from({ length: processes }, () => run('warm', [])));
    },
    close: async () => {
      await workers.terminate(true);
    },
  };
}
export type EnginePool = ReturnType<typeof createEnginePool>;
