import { readFileSync } from 'node:fs';

/** The process got too little CPU time for its timeout to prove anything about the input. */
export class StarvedError extends Error {
  override name = 'StarvedError';
  /** CPU time it used. */
  readonly cpuMs: number;

  constructor(cpuMs: number, timeoutMs: number, options?: ErrorOptions) {
    super(`used ${cpuMs} ms CPU in ${timeoutMs} ms`, options);
    this.cpuMs = cpuMs;
  }
}

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;
/** Share of the timeout; with that much CPU, the input is to blame. */
const FAIR_SHARE = 0.4;
/** Read before the end, because an ended process cannot be read. */
const BEFORE_END_MS = 100;

/** CPU time of a process in milliseconds; undefined if unavailable. */
function cpuMsOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/**
 * Runs work in a process with timeout `timeoutMs`; the work reports the process ID when it starts.
 * @throws StarvedError if it timed out with too little CPU time
 */
export async function unlessStarved<Result>(
  timeoutMs: number,
  work: (begins: (pid: number) => void) => PromiseLike<Result>,
  cpuMs = cpuMsOf,
): Promise<Result> {
  let startedProcess: { pid: number; cpuMs: number | undefined } | undefined;
  /** CPU time used; undefined if unknown, 0 if never started. */
  let had: number | undefined = 0;
  const look = () => {
    if (!startedProcess) return;
    const currentCpuMs = cpuMs(startedProcess.pid);
    had =
      startedProcess.cpuMs === undefined || currentCpuMs === undefined
        ? undefined
        : currentCpuMs - startedProcess.cpuMs;
  };
  const timer = setTimeout(look, timeoutMs - BEFORE_END_MS);
  try {
    return await work((pid) => {
      startedProcess = { pid, cpuMs: cpuMs(pid) };
    });
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    if (!isLate || had === undefined || had >= timeoutMs * FAIR_SHARE) throw error;
    throw new StarvedError(had, timeoutMs, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
