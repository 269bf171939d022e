import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

interface Stat {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended, and theirs. */
  readonly ended: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const ticks = (...places: number[]) => places.reduce((sum, at) => sum + (fields[at] ?? Number.NaN), 0) * TICK_MS;
    return { parent: fields[1] ?? Number.NaN, own: ticks(11, 12), ended: ticks(13, 14) };
  } catch {
    return undefined;
  }
}

/** CPU time that a process has used so far, in milliseconds; undefined where the kernel does not tell it so. */
export const cpuTime = (pid: number | undefined): number | undefined => pid && statOf(pid)?.own;

/** The same of a process with all that it has started, what has ended of it included: a browser is many. */
export function cpuTimeOfAll(root: number | undefined): number | undefined {
  if (!root || !statOf(root)) return undefined;
  const children = new Map<number, { pid: number; stat: Stat }[]>();
  for (const pid of readdirSync('/proc').map(Number)) {
    const stat = pid && statOf(pid);
    if (stat) children.set(stat.parent, [...(children.get(stat.parent) ?? []), { pid, stat }]);
  }
  const under = (pid: number): number =>
    (children.get(pid) ?? []).reduce((sum, { pid: child, stat }) => sum + stat.own + stat.ended + under(child), 0);
  const { own = 0, ended = 0 } = statOf(root) ?? {};
  return own + ended + under(root);
}
