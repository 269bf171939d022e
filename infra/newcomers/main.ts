import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@trueseason/embedded-servers';
import { customerPhotos } from '@trueseason/painted-portraits';
import { buy, countAtProviders, type Shop } from '@trueseason/workshop/customers';
import { createReport, type Seen } from '@trueseason/workshop/report';
import { ROOT } from '../testing/files.ts';
import { asOrdinaryUser, exportTo, pathWithout, startProxy } from './strange-machine.ts';

/*
 * Runs `npm start` and buys, on what a newcomer may have: a download without .git in a folder with a space and an
 * umlaut, no git, openssl or browser on PATH, a proxy in the environment that knows nothing of this machine, and a user
 * without user namespaces.
 *
 * npm run newcomers
 */
const READY = /^TrueSeason is ready/;
const report = createReport();
const folder = mkdtempSync(join(tmpdir(), 'new comér ü-'));
const copy = join(folder, 'true season');
const proxy = await startProxy();
let started: ChildProcess | undefined;

async function start(ports: readonly number[], user: readonly string[]): Promise<Seen[]> {
  const [command = '', ...args] = [...user, 'npm', 'start'];
  const [PORT, OPS_PORT, STAND_INS_PORT] = ports.map(String);
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|no_proxy$|vitest|TURBO_)/i.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    ...proxy.env,
    ...{ PORT, OPS_PORT, STAND_INS_PORT },
    PATH: pathWithout(join(folder, 'bin')),
  };
  const child = spawn(command, args, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  started = child;
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(said.slice(-20).join('\n'))));
  ended.catch(() => {});
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => READY.test(line) && resolve(line));
  });
  const line = await Promise.race([ready, ended]);
  return [{ what: 'ready', value: line, ok: !line.includes('No reports') }];
}

async function end(): Promise<void> {
  proxy.close();
  if (started?.pid && started.exitCode === null) {
    const ended = once(started, 'exit');
    process.kill(-started.pid, 'SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

try {
  const [web = 0, ops = 0, standIns = 0] = await Promise.all([freePort(), freePort(), freePort()]);
  const shop: Shop = { web: `http://localhost:${web}`, standIns: `http://localhost:${standIns}` };
  await report.step('a download', async () => {
    exportTo(ROOT, copy);
    return [{ what: 'at', value: copy }];
  });
  const user = asOrdinaryUser();
  const namespaces = user.length > 0 ? 'refused' : 'this machine cannot refuse them';
  await report.step('npm start', async () => [
    ...(await start([web, ops, standIns], user)),
    { what: 'user namespaces', value: namespaces },
  ]);
  await report.step('a purchase', async () => {
    const order = await buy(shop, await customerPhotos(), 'newcomer@example.com');
    return countAtProviders(shop, [order]);
  });
  await report.step('the proxy', async () => [
    { what: 'requests for this machine', value: String(proxy.loopback.length), ok: proxy.loopback.length === 0 },
  ]);
} catch {
  // Reported by its step.
} finally {
  await end();
}
process.exitCode = report.finish() ? 0 : 1;
