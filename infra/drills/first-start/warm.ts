import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buy, type Photos } from '@trueseason/drills/customers';
import { createReport, type Observation } from '@trueseason/drills/report';
import { createBrowser, createCustomer } from '@trueseason/testing';
import { customerPhotos } from '@trueseason/testing/portraits';
import { freePort, sendSignal } from '@trueseason/testing/servers';
import { type Shell, shells } from './shells.ts';

/*
 * Starts a copy that is set up in generated shells, one after another, and in places where it has to refuse: each sells
 * within a minute, or refuses in one line within five seconds, and leaves nothing.
 *
 * node warm.ts <copy> [--count 60] [--seed 1] [--from 0]
 */
const options = { count: { type: 'string' }, seed: { type: 'string' }, from: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [copy = ''] = positionals;
const count = Number(values.count ?? 60);
const SELLS_S = 60;
const REFUSES_S = 5;
const GONE_S = 12;
/** A whole purchase takes a minute of both cores. */
const BUYS_EVERY = 20;
const STACK = /^ {4}at \S/m;
/** The package managers' own. */
const OWN = /^\.npm(rc)?$|^\.cache$|^\.local$|^\.config$/;

const report = createReport();
const { NEWCOMER_PATH: PATH = process.env.PATH } = process.env;
const scratch = mkdtempSync(join(tmpdir(), 'shells-'));
const dataDir = join(scratch, 'data');
const photos: Photos = await customerPhotos();

interface Result {
  readonly isReady: boolean;
  readonly output: string;
  /** Lines that are not npm's own. */
  readonly lines: readonly string[];
  readonly took: number;
}

interface Start {
  readonly env: NodeJS.ProcessEnv;
  readonly command?: readonly string[];
  readonly cwd?: string;
  /** While it is ready. */
  readonly sells?: (web: string, standIns: string) => Promise<void>;
}

const since = (from: number): number => (performance.now() - from) / 1000;

/** Runs `npm start` until it is ready or has refused, then stops it by its first process. */
async function start({
  env,
  command = ['npm', 'start'],
  cwd = copy,
  sells,
}: Start): Promise<Result & { gone: number }> {
  const [web, ops, standIns] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports = { PORT: String(web), OPS_PORT: String(ops), STAND_INS_PORT: String(standIns) };
  const began = performance.now();
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
  const late = sleep(SELLS_S * 3 * 1000, false);
  const isReady = await Promise.race([ready.promise, closed.then(() => false), late]);
  const took = since(began);
  try {
    if (isReady) await sells?.(`http://localhost:${web}`, `http://localhost:${standIns}`);
  } catch (error) {
    output.push(`It does not sell: ${(error as Error).message}`);
  }
  const stopped = performance.now();
  child.kill('SIGTERM');
  await Promise.race([closed, sleep(GONE_S * 2_000)]);
  while (left().length > 0 && since(stopped) < GONE_S * 2) await sleep(100);
  const exitSeconds = since(stopped);
  if (child.pid) sendSignal(-child.pid, 'SIGKILL');
  const lines = output.filter((line) => line.trim() && !/^(>|npm (notice|warn|info) )/.test(line));
  return { isReady, took, gone: exitSeconds, output: output.join('\n'), lines };
}

/** Processes that have to do with the copy or its data. */
function left(): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      if (Number(pid) === process.pid || !/^\d+$/.test(pid)) return false;
      const folder = readlinkSync(`/proc/${pid}/cwd`);
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
      return folder.startsWith(scratch) || words.includes(dataDir) || environment.includes(`DATA_DIR=${dataDir}`);
    } catch {
      return false;
    }
  });
}

/** What a start left outside of the copy and its data. */
const leftFiles = (home: string, temporary: string): string[] => [
  ...readdirSync(home).filter((name) => !OWN.test(name)),
  ...readdirSync(temporary),
];

function rated({ took, gone, output }: Result & { gone: number }, bound: number): Observation[] {
  return [
    {
      what: 'took',
      value: `${took.toFixed(1)} s, gone after ${gone.toFixed(1)} s`,
      ok: took <= bound && gone <= GONE_S,
    },
    ...(STACK.test(output) ? [{ what: 'a stack', value: output, ok: false }] : []),
  ];
}

async function inShell({ variables, npmrc, tmpdir: name }: Shell, at: number): Promise<Observation[]> {
  const home = join(scratch, `home-${at}`);
  const temporary = join(scratch, `tmp-${at}`, name);
  mkdirSync(home);
  mkdirSync(temporary, { recursive: true });
  if (npmrc) writeFileSync(join(home, '.npmrc'), npmrc);
  const result = await start({
    env: { HOME: home, TMPDIR: temporary, ...variables },
    sells: async (web, standIns) => {
      if (at % BUYS_EVERY === 0) await buy({ web, standIns }, photos, `shell${at}@example.com`);
      else await createCustomer(createBrowser(web), standIns).upload(photos);
    },
  });
  const files = leftFiles(home, temporary);
  rmSync(home, { recursive: true });
  rmSync(join(scratch, `tmp-${at}`), { recursive: true });
  const faulty = result.lines.filter((line) => line.startsWith('It does not sell'));
  const value = [npmrc, name.slice(0, 12), ...Object.entries(variables).map(([key, one]) => `${key}=${one}`)].join(' ');
  return [
    { what: 'in', value, ok: result.isReady && faulty.length === 0 },
    ...rated(result, SELLS_S),
    { what: 'left', value: files.join(', ') || 'nothing', ok: files.length === 0 },
    ...(result.isReady && faulty.length === 0 ? [] : [{ what: 'said', value: result.output, ok: false }]),
  ];
}

/** What refuses, with a word of the remedy. */
function refusals(): Record<string, Start & { readonly remedy: RegExp; readonly dotEnv?: string }> {
  const file = join(scratch, 'a-file');
  const locked = join(scratch, 'locked');
  const odd = join(scratch, 'co$t "x"');
  writeFileSync(file, '');
  mkdirSync(locked, { mode: 0o555 });
  for (const part of ['package.json', '.env.example', '.node-version', 'scripts'])
    cpSync(join(copy, part), join(odd, part), { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const asOther = ['setpriv', '--reuid=65534', '--clear-groups', 'npm', 'start'];
  return {
    // npm makes its cache there before it runs anything, where it can.
    'no temporary folder': { env: { TMPDIR: join(file, 'none') }, remedy: /unset TMPDIR/ },
    'a file for data': { env: { DATA_DIR: file }, remedy: /set DATA_DIR/ },
    'a port that is none': { env: { PORT: 'tcp://10.0.0.1:80' }, remedy: /PORT must be/ },
    'one port for two': { env: { PORT: '24999', OPS_PORT: '24999' }, remedy: /OPS_PORT=\d+ npm start/ },
    'an odd path': { env: {}, cwd: odd, remedy: /move or rename/ },
    'a live key': { env: {}, dotEnv: 'STRIPE_SECRET_KEY=sk_live_other', remedy: /LIVE_SETTINGS=1/ },
    'an address of another machine': { env: {}, dotEnv: 'HOST=203.0.113.9', remedy: /HOST=.*set 127/ },
    'a missing setting': {
      env: {},
      dotEnv: 'STRIPE_SECRET_KEY=sk_test_x',
      remedy: /^\.env: STRIPE_PUBLISHABLE_KEY: is required.*\.env\.example/,
    },
    'a wrong setting': { env: {}, dotEnv: 'PUBLIC_URL=nonsense', remedy: /^\.env: PUBLIC_URL: / },
    ...(isRoot && {
      "another user's copy": { env: { HOME: scratch }, command: asOther, remedy: /copy it to a folder of your own/ },
    }),
    ...(!isRoot && { 'a locked folder': { env: { DATA_DIR: join(locked, 'data') }, remedy: /set DATA_DIR/ } }),
  };
}

async function refused(name: string): Promise<Observation[]> {
  const { remedy, dotEnv, ...options } = REFUSALS[name] ?? { env: {}, remedy: /$^/ };
  const settings = join(copy, '.env');
  if (dotEnv && existsSync(settings)) throw new Error(`${settings} is there already`);
  try {
    if (dotEnv) writeFileSync(settings, dotEnv);
    const result = await start(options);
    const isClear = !result.isReady && result.lines.length === 1 && remedy.test(result.lines[0] ?? '');
    return [{ what: 'says', value: result.lines.join('\n'), ok: isClear }, ...rated(result, REFUSES_S)];
  } finally {
    if (dotEnv) rmSync(settings);
  }
}

/** Two starts on one data folder: the second says so, with another TMPDIR, and the first one keeps serving. */
async function second(): Promise<Observation[]> {
  const other = join(scratch, 'other-tmp');
  mkdirSync(other);
  let refused: Result | undefined;
  let status = 0;
  await start({
    env: {},
    sells: async (web) => {
      refused = await new Promise<Result>((resolve) => {
        const began = performance.now();
        const child = spawn('npm', ['start'], {
          cwd: copy,
          env: {
            PATH,
            DATA_DIR: dataDir,
            TMPDIR: other,
            PORT: '24997',
            OPS_PORT: '24998',
            STAND_INS_PORT: '24999',
          },
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        const lines: string[] = [];
        createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
        child.once('close', () => resolve({ isReady: false, took: since(began), output: lines.join('\n'), lines }));
      });
      status = (await fetch(`${web}/api/config`)).status;
    },
  });
  const isClear = refused?.lines.length === 1 && /in use by another start/.test(refused.output);
  return [
    { what: 'the second says', value: `${refused?.output} (${refused?.took.toFixed(1)} s)`, ok: isClear },
    { what: 'the first answers', value: String(status), ok: status === 200 },
  ];
}

/** Killed at a moment of its start or run, the folder is free for the next one, with its data. */
async function killed(afterMs: number): Promise<Observation[]> {
  const child = spawn('npm', ['start'], {
    cwd: copy,
    env: { PATH, DATA_DIR: dataDir, PORT: '24997', OPS_PORT: '24998', STAND_INS_PORT: '24999' },
    stdio: 'ignore',
    detached: true,
  });
  await sleep(afterMs);
  if (child.pid) sendSignal(-child.pid, 'SIGKILL');
  const secrets = existsSync(join(dataDir, 'secrets.json')) && readFileSync(join(dataDir, 'secrets.json'), 'utf8');
  const next = await start({ env: { TMPDIR: join(scratch, 'other-tmp') } });
  const isKept = !secrets || readFileSync(join(dataDir, 'secrets.json'), 'utf8') === secrets;
  return [
    {
      what: 'the next start',
      value: next.isReady ? `ready after ${next.took.toFixed(1)} s` : next.output,
      ok: next.isReady,
    },
    { what: 'its data', value: isKept ? 'kept' : 'lost', ok: isKept },
  ];
}

const REFUSALS = refusals();
const step = (name: string, work: () => Promise<Observation[]>) => report.step(name, work).catch(() => {});
const KILLED_AFTER_MS = Array.from({ length: 10 }, (_, index) => 400 + index * 700);

try {
  const generated = shells(count, Number(values.seed ?? 1)).shells;
  for (const [at, shell] of [...generated.entries()].slice(Number(values.from ?? 0)))
    await step(`shell ${at}`, () => inShell(shell, at));
  for (const name of Object.keys(REFUSALS)) await step(`refuses ${name}`, () => refused(name));
  await step('a second start', second);
  for (const ms of KILLED_AFTER_MS) await step(`killed after ${ms} ms`, () => killed(ms));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = report.finish() ? 0 : 1;
