import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Observation } from '@trueseason/drills/report';
import { freePort, sendSignal } from '@trueseason/testing/servers';

export const SELLS_S = 60;
export const REFUSES_S = 5;
const GONE_S = 12;
const STACK = /^ {4}at \S/m;

export interface Start {
  /** Where. */
  readonly cwd: string;
  readonly dataDir: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly command?: readonly string[];
  /** While it is ready. */
  readonly sells?: (web: string, standIns: string) => Promise<void>;
}

export interface Ended {
  readonly isReady: boolean;
  readonly output: string;
  /** Lines that are not npm's own. */
  readonly lines: readonly string[];
  /** Seconds until it was ready or had refused, and from the signal to the last process. */
  readonly took: number;
  readonly gone: number;
}

export const since = (from: number): number => (performance.now() - from) / 1000;

/** Runs `npm start` on free ports. */
export async function launch({ cwd, dataDir, env, command = ['npm', 'start'] }: Start) {
  const [web, ops, standIns] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports = { PORT: String(web), OPS_PORT: String(ops), STAND_INS_PORT: String(standIns) };
  const { NEWCOMER_PATH: PATH = process.env.PATH } = process.env;
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { PATH, DATA_DIR: dataDir, ...ports, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output: string[] = [];
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = Promise.withResolvers<boolean>();
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line);
      if (line.includes(' is ready: ')) ready.resolve(true);
    });
  return {
    child,
    output,
    closed,
    web: `http://localhost:${web}`,
    standIns: `http://localhost:${standIns}`,
    /** Whether it became ready before it ended. */
    ready: Promise.race([ready.promise, closed.then(() => false), sleep(SELLS_S * 3_000, false, { ref: false })]),
  };
}

/** Runs `npm start` until it is ready or has refused, then stops it by its first process. */
export async function start(options: Start): Promise<Ended> {
  const began = performance.now();
  const { child, output, closed, ready, web, standIns } = await launch(options);
  const isReady = await ready;
  const took = since(began);
  try {
    if (isReady) await options.sells?.(web, standIns);
  } catch (error) {
    output.push(`It does not sell: ${(error as Error).message}`);
  }
  const stopped = performance.now();
  child.kill('SIGTERM');
  await Promise.race([closed, sleep(GONE_S * 2_000)]);
  while (processesOf(options.dataDir).length > 0 && since(stopped) < GONE_S * 2) await sleep(100);
  const gone = since(stopped);
  if (child.pid) sendSignal(-child.pid, 'SIGKILL');
  const lines = output.filter((line) => line.trim() && !/^(>|npm (notice|warn|info)\b)/.test(line));
  return { isReady, took, gone, output: output.join('\n'), lines };
}

/** What `pick` finds in processes other than this one. */
export function processes<T>(pick: (pid: string) => T | undefined): T[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const picked = /^\d+$/.test(pid) && Number(pid) !== process.pid ? pick(pid) : undefined;
      return picked === undefined ? [] : [picked];
    } catch {
      return [];
    }
  });
}

/** Processes that have to do with a data folder. */
const processesOf = (dataDir: string): string[] =>
  processes((pid) => {
    const has =
      readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir) ||
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir) ||
      readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${dataDir}`);
    return has ? pid : undefined;
  });

export const rated = ({ took, gone, output }: Ended, bound: number): Observation[] => [
  {
    what: 'took',
    value: `${took.toFixed(1)} s, gone after ${gone.toFixed(1)} s`,
    ok: took <= bound && gone <= GONE_S,
  },
  ...(STACK.test(output) ? [{ what: 'a stack', value: output, ok: false }] : []),
];

/** That a start refused in one line, at once. */
export const refusal = (ended: Ended, remedy: RegExp): Observation[] => [
  {
    what: 'says',
    value: ended.lines.join('\n'),
    ok: !ended.isReady && ended.lines.length === 1 && remedy.test(ended.lines[0] ?? ''),
  },
  ...rated(ended, REFUSES_S),
];
