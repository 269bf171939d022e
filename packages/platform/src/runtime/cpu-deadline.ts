import { startWatchdog } from './watchdog.ts';

/*
 * Deadlines of work in our own processes count the CPU time that the work got. On a busy machine wall time proves nothing:
 * ending starved work only begins it again, on an even busier machine, and none of it is ever done.
 */

/** The work used up its CPU time: its input costs too much. */
export class CpuTimeError extends Error {
  override name = 'CpuTimeError';
}

/** The process used almost no CPU time for long: it is blocked, or was stopped. */
export class HangError extends Error {
  override name = 'HangError';
}

/** CPU time is read this often, so work may use this much more than its budget, on each core. */
const LOOK_MS = 500;
/** A process that was stopped for a minute does not hang. */
const HANG_MS = 90_000;
/** Within `HANG_MS`: an idle browser uses less, the most starved work more. */
const LEAST_MS = 200;

export interface CpuDeadline {
  /** CPU time that the work may use, in milliseconds. */
  readonly cpuMs: number;
  /** Time almost without CPU time after which it hangs, in milliseconds. */
  readonly hangMs?: number;
  /** CPU time that the work's process used in its life, in milliseconds; undefined if unknown: only `hangMs` counts. */
  readonly usedMs: () => number | undefined;
  /** Ends the work's process. */
  readonly end: () => void;
  /** Called now and then while the work is within its deadline. */
  readonly onProgress?: (() => void) | undefined;
}

/** Waits for work in another process. @throws CpuTimeError, HangError after ending its process */
export async function withinCpuTime<Result>(
  { cpuMs, hangMs = HANG_MS, usedMs, end, onProgress }: CpuDeadline,
  work: PromiseLike<Result>,
): Promise<Result> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const usedBefore = usedMs();
  let movedMs = 0;
  const stop = (error: Error) => {
    clearInterval(timer);
    watchdog.stop();
    reject(error);
    end();
  };
  const watchdog = startWatchdog(hangMs, () => stop(new HangError(`used almost no CPU time for ${hangMs} ms`)));
  const timer = setInterval(() => {
    onProgress?.();
    const usedNow = usedMs();
    if (usedBefore === undefined || usedNow === undefined) return;
    const currentMs = usedNow - usedBefore;
    if (currentMs >= cpuMs) return stop(new CpuTimeError(`used ${currentMs} of ${cpuMs} ms CPU`));
    if (currentMs - movedMs < LEAST_MS) return;
    movedMs = currentMs;
    watchdog.reset();
  }, LOOK_MS);
  try {
    return await Promise.race([work, ended]);
  } finally {
    clearInterval(timer);
    watchdog.stop();
  }
}
