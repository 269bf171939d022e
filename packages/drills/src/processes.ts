import { readFileSync } from 'node:fs';
import { cpuMsOfTree, processTree } from '@trueseason/platform/runtime';

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended, or the kernel has no such file.
    return undefined;
  }
};

/** CPU time that a process and everything it has started have used so far, in milliseconds; undefined if unknown. */
export const cpuTimeOfAll = (root: number | undefined): number | undefined => (root ? cpuMsOfTree(root) : undefined);

/** Time that a process's main thread was ready to run and got no core so far, in milliseconds: on a busy machine, its
 * responses are late by that. Undefined where the kernel does not say. */
export function cpuWaitOf(pid: number | undefined): number | undefined {
  const waitedNs = pid && read(`/proc/${pid}/schedstat`)?.split(' ')[1];
  return waitedNs ? Number(waitedNs) / 1e6 : undefined;
}

/** Resident memory of a process and everything below it, in MiB, as a container counts it. */
const residentMiB = (root: number): number =>
  [...processTree(root).keys()].reduce((sum, pid) => {
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
