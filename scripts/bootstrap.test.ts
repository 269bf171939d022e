import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const scripts = import.meta.dirname;
let root: string;

/** A checkout with an installed toolchain, whose pnpm only records its arguments. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-test-'));
  const node = `node-${process.platform}-${process.arch}`;
  put('package.json', '{"packageManager":"pnpm@9.9.9"}');
  put('.node-version', '99.0.0\n');
  put('pnpm-lock.yaml', 'one');
  put('pnpm-workspace.yaml', '');
  put('scripts/tasks.mjs', TASKS);
  for (const file of ['bootstrap.mjs', 'full-disks.mjs', 'lock.mjs'])
    copyFileSync(join(scripts, file), join(root, 'scripts', file));
  put(`.toolchain/node_modules/${node}/package.json`, '{"version":"99.0.0"}');
  put(`.toolchain/node_modules/${node}/bin/here`, '');
  symlinkSync(process.execPath, join(root, `.toolchain/node_modules/${node}/bin/node`));
  put('node_modules/here', '');
  put('.toolchain/node_modules/pnpm/package.json', '{"version":"9.9.9"}');
  put('.toolchain/node_modules/.bin/pnpm', '#!/bin/sh\necho "$@" >> pnpm-calls\n', 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const TASKS = `
const [task, ...rest] = process.argv.slice(2);
if (task === 'env') console.log(JSON.stringify({ rest, env: process.env, node: process.argv0 }));
if (task === 'fail') process.exit(7);
if (task === 'wait') {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.on('SIGTERM', () => { console.log('signaled'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('waiting');
}`;

function put(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { mode });
}

function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Unread, it would keep the process from closing.
  child.stderr.resume();
  return child;
}

async function run(args: string[], env?: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = start(args, env);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, output };
}

const installs = () =>
  existsSync(join(root, 'pnpm-calls')) ? readFileSync(join(root, 'pnpm-calls'), 'utf8').trim().split('\n') : [];

test('installs the locked packages once, and again when the lock has changed', async () => {
  await run(['env']);
  await run(['env']);
  expect(installs()).toEqual(['install --frozen-lockfile --reporter=append-only']);
  appendFileSync(join(root, 'pnpm-lock.yaml'), 'two');
  await run(['env']);
  expect(installs()).toHaveLength(2);
});

/** A pnpm that notes when it began and ended, and takes so long that another command comes meanwhile. */
const SLOW_PNPM = '#!/bin/sh\necho begun >> pnpm-calls\nsleep 1\necho ended >> pnpm-calls\n';
const LOCK = '.toolchain/install.lock';

test('installs once when several commands begin at once', async () => {
  put('.toolchain/node_modules/.bin/pnpm', SLOW_PNPM, 0o755);
  const codes = (await Promise.all([run(['env']), run(['env']), run(['env'])])).map(({ code }) => code);
  expect(codes).toEqual([0, 0, 0]);
  expect(installs()).toEqual(['begun', 'ended']);
  expect(existsSync(join(root, LOCK))).toBe(false);
});

test('takes over the lock of a command that was killed, and leaves none after a failure', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  put(LOCK, String(gone.pid));
  put('.toolchain/node_modules/.bin/pnpm', '#!/bin/sh\nexit 3\n', 0o755);
  expect((await run(['env'])).code).toBe(3);
  expect(existsSync(join(root, LOCK))).toBe(false);
});

test('hands the task its arguments and a clean environment with the toolchain first on PATH', async () => {
  const { output } = await run(['env', 'one', 'two'], {
    npm_lifecycle_event: 'start',
    npm_package_name: 'trueseason',
    npm_config_registry: 'http://localhost:4873/',
    npm_config_prefix: '/elsewhere',
    PORT: '4000',
    NO_PROXY: 'internal.example',
  });
  const { rest, env } = JSON.parse(output);
  expect(rest).toEqual(['one', 'two']);
  expect(env).toMatchObject({ npm_config_registry: 'http://localhost:4873/', PORT: '4000' });
  for (const name of ['NO_PROXY', 'no_proxy']) expect(env[name]).toBe('internal.example,localhost,127.0.0.1,::1');
  expect(Object.keys(env).filter((name) => /^npm_/.test(name))).toEqual(['npm_config_registry']);
  expect(env.PATH.split(':')[0]).toContain(join(root, '.toolchain/node_modules'));
});

test('ends as its task ends, and passes signals on', async () => {
  expect((await run(['fail'])).code).toBe(7);
  const child = start(['wait']);
  const lines: string[] = [];
  child.stdout.on('data', (chunk) => lines.push(String(chunk).trim()));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(lines).toEqual(['waiting', 'signaled']);
});

/** Processes of this test, which all run in its folder. */
const processes = () => readdirSync('/proc').filter((pid) => folderOf(pid) === root);

function folderOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Shells in which npm runs its scripts, and whether one stays between npm and what it runs. */
const SHELLS = {
  sh: '/bin/sh',
  'a shell that stays': 'staying-shell',
  ...(existsSync('/bin/bash') && { bash: '/bin/bash' }),
  ...(existsSync('/bin/dash') && { dash: '/bin/dash' }),
};
const ENDS = {
  SIGTERM: (npm: ChildProcess) => npm.kill('SIGTERM'),
  SIGKILL: (npm: ChildProcess) => npm.kill('SIGKILL'),
  'its terminal': (npm: ChildProcess) => process.kill(-(npm.pid ?? 0), 'SIGHUP'),
};
const ROWS = Object.entries(SHELLS).flatMap(([shell, path]) => Object.keys(ENDS).map((end) => [shell, end, path]));

test.runIf(process.platform === 'linux').each(ROWS)('ends with npm, under %s, by %s', async (_shell, end, path) => {
  put('package.json', '{"packageManager":"pnpm@9.9.9","scripts":{"wait":"node scripts/bootstrap.mjs wait"}}');
  put('staying-shell', '#!/bin/sh\n/bin/sh "$@"\nexit $?\n', 0o755);
  const shell = isAbsolute(path ?? '') ? path : join(root, path ?? '');
  const npm = spawn('npm', ['run', 'wait', `--script-shell=${shell}`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  for await (const line of createInterface({ input: npm.stdout })) if (line === 'waiting') break;
  expect(processes()).not.toEqual([]);
  ENDS[end as keyof typeof ENDS](npm);
  await vi.waitFor(() => expect(processes()).toEqual([]), { timeout: 10_000 });
});

const platform = (name: string) => `Object.defineProperty(process, 'platform', { value: '${name}' });`;

test.each([
  ['musl', 'process.report.getReport = () => ({ header: {} });'],
  ['WSL', platform('win32')],
  ['Node 99', platform('darwin')],
])('says in one line why it does not run: %s', async (word, system) => {
  put('system.cjs', system);
  const child = start(['env'], { NODE_OPTIONS: `--require ${join(root, 'system.cjs')}` });
  const [said] = await once(child.stderr, 'data');
  expect(String(said)).toMatch(new RegExp(`^.*${word}.*\n$`));
  expect(await once(child, 'close')).toEqual([1, null]);
});
