import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
};

/** Resident memory of a process and all below it, in MiB, as a container counts it. */
function residentMiB(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    parents.set(Number(name), Number(read(`/proc/${name}/stat`).split(') ')[1]?.split(' ')[1]));
  }
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isBelow).reduce((sum, pid) => {
    const kib = Number(/^RssAnon:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
    return sum + kib / 1024;
  }, 0);
}

const LOOK_MS = 250;

/** Follows the most that processes held since it began. */
export function watchMemory(pids: Readonly<Record<string, () => number | undefined>>) {
  const peaks: Record<string, number> = {};
  const timer = setInterval(() => {
    for (const [name, pidOf] of Object.entries(pids)) {
      const pid = pidOf();
      if (pid !== undefined) peaks[name] = Math.max(peaks[name] ?? 0, residentMiB(pid));
    }
  }, LOOK_MS);
  return { peaks, close: () => clearInterval(timer) };
}
