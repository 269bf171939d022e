import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

export interface ProcessTimes {
  readonly parent: number;
  /** CPU time of the process, in milliseconds. */
  readonly ownMs: number;
  /** Of its children that have ended, and theirs. */
  readonly endedMs: number;
}

function timesInProc(pid: number): ProcessTimes | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name in parentheses may itself contain parentheses.
  const fields = stat
    .slice(stat.lastIndexOf(') ') + 2)
    .split(' ')
    .map(Number);
  const ticks = (...places: number[]) => places.reduce((sum, at) => sum + (fields[at] ?? Number.NaN), 0) * TICK_MS;
  return { parent: fields[1] ?? Number.NaN, ownMs: ticks(11, 12), endedMs: ticks(13, 14) };
}

/** `[[days-]hours:]minutes:seconds`, with hundredths on macOS; in milliseconds. */
export function parsePsTime(text: string): number {
  const [clock = '', days = '0'] = text.split('-').reverse();
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return (Number(days) * 24 * 3600 + seconds) * 1000;
}

/** Processes as `ps` lists them, for systems without /proc: only those that still run. */
function timesOfPs(which: readonly string[]): Map<number, ProcessTimes> {
  const list = execFileSync('ps', [...which, '-o', 'pid=,ppid=,time='], { encoding: 'utf8' });
  return new Map(
    list
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .map(([pid, parent, time = '']) => [
        Number(pid),
        { parent: Number(parent), ownMs: parsePsTime(time), endedMs: 0 },
      ]),
  );
}

const hasProc = process.platform === 'linux';

/** CPU time of one process in milliseconds; undefined if it has ended or the system does not report it. */
export function cpuMsOf(pid: number): number | undefined {
  try {
    return (hasProc ? timesInProc(pid) : timesOfPs(['-p', String(pid)]).get(pid))?.ownMs;
  } catch {
    return undefined;
  }
}

function timesOfAll(): Map<number, ProcessTimes> {
  if (!hasProc) return timesOfPs(['-A']);
  const timesByPid = new Map<number, ProcessTimes>();
  for (const pid of readdirSync('/proc').map(Number)) {
    const times = pid ? timesInProc(pid) : undefined;
    if (times) timesByPid.set(pid, times);
  }
  return timesByPid;
}

/** A process and all below it; empty if it has ended or the system does not report it. */
export function processTree(root: number): Map<number, ProcessTimes> {
  try {
    const timesByPid = timesOfAll();
    const isBelow = (pid: number): boolean =>
      pid === root || (timesByPid.has(pid) && isBelow(timesByPid.get(pid)?.parent ?? 0));
    return new Map([...timesByPid].filter(([pid]) => isBelow(pid)));
  } catch {
    return new Map();
  }
}

/** Ends a process at once, even a stopped one; one that is gone stays so. */
export function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** CPU time in milliseconds of a process and everything it has started, ended or not; undefined if unknown. */
export function cpuMsOfTree(root: number): number | undefined {
  const tree = processTree(root);
  return tree.has(root) ? [...tree.values()].reduce((sum, { ownMs, endedMs }) => sum + ownMs + endedMs, 0) : undefined;
}
