import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const scripts = import.meta.dirname;
let root: string;

/** A checkout whose toolchain is there already; its pnpm only notes what it was asked. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-test-'));
  const node = `node-${process.platform}-${process.arch}`;
  put('package.json', '{"packageManager":"pnpm@9.9.9"}');
  put('.node-version', '99.0.0\n');
  put('pnpm-lock.yaml', 'one');
  put('pnpm-workspace.yaml', '');
  put('scripts/tasks.mjs', TASKS);
  copyFileSync(join(scripts, 'bootstrap.mjs'), join(root, 'scripts/bootstrap.mjs'));
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
  process.on('SIGTERM', () => { console.log('signaled'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('waiting');
}`;

function put(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { mode });
}

function start(args: string[], env: Record<string, string> = {}) {
  return spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
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

test('hands the task its arguments and a clean environment with the toolchain first on PATH', async () => {
  const { output } = await run(['env', 'one', 'two'], {
    npm_lifecycle_event: 'start',
    npm_package_name: 'trueseason',
    npm_config_registry: 'http://localhost:4873/',
    npm_config_prefix: '/elsewhere',
    PORT: '4000',
  });
  const { rest, env } = JSON.parse(output);
  expect(rest).toEqual(['one', 'two']);
  expect(env).toMatchObject({ npm_config_registry: 'http://localhost:4873/', PORT: '4000' });
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
