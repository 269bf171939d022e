import { readFileSync } from 'node:fs';

/** A process had no chance: in its time it was given too little of the machine to say anything about its input. */
export class StarvedError extends Error {
  override name = 'StarvedError';
  /** What it was given all the same. */
  readonly cpuMs: number;

  constructor(cpuMs: number, timeoutMs: number, options?: ErrorOptions) {
    super(`had ${cpuMs} ms of a core in ${timeoutMs} ms`, options);
    this.cpuMs = cpuMs;
  }
}

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;
/** Of its time. Whoever got as much and did not finish was held by its input. */
const FAIR_SHARE = 0.4;
/** Looked at so long before the end, because what is ended cannot be looked at. */
const BEFORE_END_MS = 100;

/** CPU time that a process has used so far, in milliseconds; undefined where the kernel does not tell. */
function cpuMsOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/**
 * Runs work that another process has `timeoutMs` for, and that tells the process's id when it begins.
 * @throws StarvedError where it ran out of time without having had its share of it
 */
export async function unlessStarved<Result>(
  timeoutMs: number,
  work: (begins: (pid: number) => void) => PromiseLike<Result>,
  cpuMs = cpuMsOf,
): Promise<Result> {
  let begun: { pid: number; cpuMs: number | undefined } | undefined;
  /** What it had; undefined where nobody knows, and nothing where it never began. */
  let had: number | undefined = 0;
  const look = () => {
    if (!begun) return;
    const now = cpuMs(begun.pid);
    had = begun.cpuMs === undefined || now === undefined ? undefined : now - begun.cpuMs;
  };
  const timer = setTimeout(look, timeoutMs - BEFORE_END_MS);
  try {
    return await work((pid) => {
      begun = { pid, cpuMs: cpuMs(pid) };
    });
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    if (!isLate || had === undefined || had >= timeoutMs * FAIR_SHARE) throw error;
    throw new StarvedError(had, timeoutMs, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
