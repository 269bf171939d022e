import { type ChildProcess, spawnSync } from 'node:child_process';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** Settles when the process has ended, or could not be started. */
export function exitOf(child: ChildProcess): Promise<Exit> {
  if (child.exitCode !== null || child.signalCode !== null)
    return Promise.resolve({ code: child.exitCode, signal: child.signalCode });
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: null, signal: null }));
  });
}

/** Sends each signal in turn, waiting `patienceMs` after each, until the process ends. */
export async function endProcess(child: ChildProcess, signals: NodeJS.Signals[], patienceMs: number): Promise<void> {
  const ended = exitOf(child).then((): true => true);
  for (const signal of signals) {
    child.kill(signal);
    if (await settledWithin(ended, patienceMs)) return;
  }
  await ended;
}

/**
 * Sends a signal to a process, or with a negative ID to its group; one that is gone, or never was, needs none.
 * @param pid undefined or 0 without a process
 */
export function sendSignal(pid: number | undefined, signal: NodeJS.Signals): void {
  // To 0 it would go to our own group.
  if (!pid) return;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The command line of a running process; undefined if there is none, or it is not to be seen. */
export function commandOf(pid: number): string | undefined {
  const listed = spawnSync('ps', ['-ww', '-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  return listed.stdout?.trim() || undefined;
}

/** The result, or undefined after `ms`; leaves no timer. */
export function settledWithin<T>(settled: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([settled, late]).finally(() => clearTimeout(timer));
}
