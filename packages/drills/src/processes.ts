import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended, or the kernel has no such file.
    return undefined;
  }
};

interface Stat {
  readonly parent: number;
  readonly ownMs: number;
  /** Of children that have ended, and theirs. */
  readonly endedMs: number;
}

function statOf(pid: number): Stat | undefined {
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ').map(Number);
  if (!fields) return undefined;
  const ticks = (...places: number[]) => places.reduce((sum, at) => sum + (fields[at] ?? Number.NaN), 0) * TICK_MS;
  return { parent: fields[1] ?? Number.NaN, ownMs: ticks(11, 12), endedMs: ticks(13, 14) };
}

/** A process and all below it. */
function treeOf(root: number): Map<number, Stat> {
  const stats = new Map<number, Stat>();
  for (const pid of readdirSync('/proc').map(Number)) {
    const stat = pid ? statOf(pid) : undefined;
    if (stat) stats.set(pid, stat);
  }
  const isBelow = (pid: number): boolean => pid === root || (stats.has(pid) && isBelow(stats.get(pid)?.parent ?? 0));
  return new Map([...stats].filter(([pid]) => isBelow(pid)));
}

/** CPU time that a process and everything it has started have used so far, in milliseconds; undefined where the kernel
 * does not say. What has ended is included: a browser is many. */
export const cpuTimeOfAll = (root: number | undefined): number | undefined =>
  root ? [...treeOf(root).values()].reduce((sum, { ownMs, endedMs }) => sum + ownMs + endedMs, 0) : undefined;

/** Time that a process's main thread was ready to run and got no core so far, in milliseconds: on a busy machine, its
 * responses are late by that. Undefined where the kernel does not say. */
export function cpuWaitOf(pid: number | undefined): number | undefined {
  const waitedNs = pid && read(`/proc/${pid}/schedstat`)?.split(' ')[1];
  return waitedNs ? Number(waitedNs) / 1e6 : undefined;
}

/** Resident memory of a process and everything below it, in MiB, as a container counts it. */
const residentMiB = (root: number): number =>
  [...treeOf(root).keys()].reduce((sum, pid) => {
    const kib = /^RssAnon:\s+(\d+)/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1] ?? 0;
    return sum + Number(kib) / 1024;
  }, 0);

/** Calls with the memory of a process from time to time, until it is closed. */
export function watchMemory(pidOf: () => number | undefined, onSample: (mib: number) => void) {
  const timer = setInterval(() => {
    const pid = pidOf();
    if (pid !== undefined) onSample(residentMiB(pid));
  }, 250);
  return () => clearInterval(timer);
}
