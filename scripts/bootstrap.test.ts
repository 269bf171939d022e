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
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const scripts = import.meta.dirname;
let root: string;

const PLATFORM = `${process.platform}-${process.arch}`;
const PNPM = `.toolchain/node_modules/@pnpm/exe.${PLATFORM}/pnpm`;

/** A pnpm that answers which version it is, and does `work` otherwise. */
const pnpmThat = (work: string) =>
  put(PNPM, `#!/bin/sh\n[ "$1" = --version ] && { echo 9.9.9; exit; }\n${work}\n`, 0o755);

/** A checkout with an installed toolchain, whose pnpm only records its arguments. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-test-'));
  const node = `node-${PLATFORM}`;
  put('package.json', '{"packageManager":"pnpm@9.9.9"}');
  put('.node-version', `${process.versions.node}\n`);
  put('.env.example', '# DATABASE_URL=\n# HOST=\nPORT=\n');
  put('pnpm-lock.yaml', 'one');
  put('pnpm-workspace.yaml', '');
  put('scripts/tasks.mjs', TASKS);
  for (const file of ['bootstrap', 'environment', 'full-disks', 'lock', 'machine', 'toolchain'])
    copyFileSync(join(scripts, `${file}.mjs`), join(root, 'scripts', `${file}.mjs`));
  copyFileSync(join(scripts, 'begin.cjs'), join(root, 'scripts/begin.cjs'));
  put(`.toolchain/node_modules/${node}/bin/here`, '');
  symlinkSync(process.execPath, join(root, `.toolchain/node_modules/${node}/bin/node`));
  put('node_modules/here', '');
  pnpmThat('echo "$@" >> pnpm-calls');
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
  return child;
}

async function run(args: string[], env?: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = start(args, env);
  // Unread, it would keep the process from closing.
  child.stderr.resume();
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
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
const SLOW = 'echo begun >> pnpm-calls\nsleep 1\necho ended >> pnpm-calls';
const LOCK = '.toolchain/install.lock';

test('installs once when several commands begin at once', async () => {
  pnpmThat(SLOW);
  const codes = (await Promise.all([run(['env']), run(['env']), run(['env'])])).map(({ code }) => code);
  expect(codes).toEqual([0, 0, 0]);
  expect(installs()).toEqual(['begun', 'ended']);
  expect(existsSync(join(root, LOCK))).toBe(false);
});

test('takes over the lock of a command that was killed, and leaves none after a failure', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  put(LOCK, String(gone.pid));
  pnpmThat('exit 3');
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

test.each([
  ['a placeholder', () => put(PNPM, 'This is no program', 0o755)],
  ['half a download', () => put(PNPM, '', 0o644)],
  ['another version', () => put(PNPM, '#!/bin/sh\necho 9.9.8\n', 0o755)],
  ['none', () => rmSync(join(root, PNPM))],
])('installs a pnpm again that does not run: %s', async (_name, breakIt) => {
  breakIt();
  put('npm-cli.js', NPM);
  const npm = { npm_execpath: join(root, 'npm-cli.js') };
  expect((await run(['env'], npm)).code).toBe(0);
  expect((await run(['env'], npm)).code).toBe(0);
  const calls = readFileSync(join(root, 'npm-calls'), 'utf8').trim().split('\n');
  expect(calls).toEqual([expect.stringMatching(/--ignore-scripts.* @pnpm\/exe\.\S+@9\.9\.9$/)]);
});

/** Installs a pnpm that runs, unless it finds one, as npm does. */
const NPM = `
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const file = join(__dirname, ${JSON.stringify(PNPM)});
appendFileSync(join(__dirname, 'npm-calls'), process.argv.slice(2).join(' ') + '\\n');
if (existsSync(dirname(file))) process.exit(0);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, '#!/bin/sh\\necho 9.9.9\\n', { mode: 0o755 });`;

/** What shells hold of other projects, of conda and of build servers. */
const FOREIGN = {
  DATABASE_URL: 'postgres://elsewhere/shop',
  HOST: 'x86_64-conda-linux-gnu',
  PGSSLMODE: 'require',
  AWS_ACCESS_KEY_ID: 'AKIA',
  NODE_ENV: 'production',
  NODE_OPTIONS: '--no-warnings',
  npm_config_omit: 'dev',
};
const MINE = {
  PORT: '4000',
  DATA_DIR: join(tmpdir(), 'no such data'),
  LANG: 'de_DE.UTF-8',
  HTTPS_PROXY: 'http://proxy:3128',
  TMPDIR: tmpdir(),
};

test('hands the product a short list of the shell, and names settings that it ignores', async () => {
  const list = (task: string) => `if (process.argv[2] === '${task}') console.log(JSON.stringify(process.env));`;
  put('scripts/tasks.mjs', `${list('start')}${list('env')}`);
  const started = async (task: string, more = {}) => {
    const child = start([task], { ...FOREIGN, ...MINE, ...more });
    const [out, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { env: JSON.parse(out), said };
  };
  await started('env');
  const kept = ({ env }: { env: object }) => Object.keys(FOREIGN).filter((name) => name in env);
  const product = await started('start');
  expect(product.env).toMatchObject(MINE);
  expect(kept(product)).toEqual([]);
  expect(product.said).toBe(
    '[bootstrap] DATABASE_URL, HOST of your shell: ignored. Put settings into .env, or type LIVE_SETTINGS=1 before the command\n',
  );
  const tool = await started('env');
  expect(kept(tool)).toEqual(['NODE_OPTIONS']);
  expect(tool.said).toBe('');
  const meant = await started('start', { LIVE_SETTINGS: '1' });
  expect(kept(meant)).toEqual(Object.keys(FOREIGN).filter((name) => !name.startsWith('npm_')));
  expect(meant.said).toBe('');
});

test('ends as its task ends, and passes signals on', async () => {
  expect((await run(['fail'])).code).toBe(7);
  const child = start(['wait']);
  child.stderr.resume();
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

test.runIf(process.platform === 'linux')('does not begin when npm is gone already', async () => {
  // As npm, when it is killed, leaves its shell and what that is about to run.
  const script = `(sleep 0.2; "$0" scripts/bootstrap.mjs env; echo ended) &`;
  const npm = { npm_lifecycle_event: 'start', npm_execpath: '/npm/bin/npm-cli.js', npm_node_execpath: '/npm/node' };
  const shell = spawn('sh', ['-c', script, process.execPath], {
    cwd: root,
    env: { PATH: process.env.PATH, ...npm },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(await text(shell.stdout)).toBe('ended\n');
});

test.runIf(process.platform === 'linux')('ends what it installs with npm', async () => {
  put('package.json', '{"packageManager":"pnpm@9.9.9","scripts":{"wait":"node scripts/bootstrap.mjs wait"}}');
  pnpmThat('exec sleep 60');
  const npm = spawn('npm', ['run', 'wait'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface({ input: npm.stderr })) if (line.includes('installing')) break;
  npm.kill('SIGKILL');
  await vi.waitFor(() => expect(processes()).toEqual([]), { timeout: 10_000 });
  expect(existsSync(join(root, LOCK))).toBe(false);
});

const platform = (name: string) => `Object.defineProperty(process, 'platform', { value: '${name}' });`;

test.each([
  ['TMPDIR=/nowhere', "process.env.TMPDIR = '/nowhere';"],
  ['passwd', "require('node:os').userInfo = () => { throw new Error('ENOENT'); };"],
  ['musl', 'process.report.getReport = () => ({ header: {} });'],
  ['WSL', platform('win32')],
  ['Node 99', `${platform('darwin')}Object.defineProperty(process, 'versions', { value: { node: '20.0.0' } });`],
])('says in one line why it does not run: %s', async (word, system) => {
  put('system.cjs', system);
  put('.node-version', '99.0.0');
  const child = start(['start'], { NODE_OPTIONS: `--require ${join(root, 'system.cjs')}` });
  const [said] = await once(child.stderr, 'data');
  expect(String(said)).toMatch(new RegExp(`^.*${word}.*\n$`));
  expect(await once(child, 'close')).toEqual([1, null]);
});

test('leaves npm nothing to resolve at the root before it refuses, and keeps the tools there', () => {
  const read = (file: string) => readFileSync(join(scripts, '..', file), 'utf8');
  const manifest = JSON.parse(read('package.json'));
  expect(Object.keys(manifest).filter((name) => /dependencies/i.test(name))).toEqual([]);
  const [, list = ''] = /publicHoistPattern:\n((?: {2}- .*\n)+)/.exec(read('pnpm-workspace.yaml')) ?? [];
  const hoisted = list
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(/^ *- |"/g, ''));
  expect(hoisted).toEqual(Object.keys(JSON.parse(read('scripts/package.json')).devDependencies));
});

test('says at once that data cannot be in a file, before anything is installed', async () => {
  put('a-file', '');
  rmSync(join(root, PNPM));
  const child = start(['start'], { DATA_DIR: join(root, 'a-file') });
  expect(await text(child.stderr)).toMatch(/^\[bootstrap\] DATA_DIR=.* is a file: set DATA_DIR to a folder\n$/);
});

test.each(['"', '$', '`', '*', ':', '\\'])(
  'says in one line that a folder has to be renamed whose path has %s',
  async (letter) => {
    const odd = `${root}${letter}odd`;
    renameSync(root, odd);
    root = odd;
    const child = spawn(process.execPath, [join(root, 'scripts/begin.cjs'), 'env'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    expect(await text(child.stderr)).toMatch(
      /^\[bootstrap\] Node (or package managers )?cannot .*: move or rename that folder\n$/,
    );
  },
);
