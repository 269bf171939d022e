import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockData } from './data-lock.ts';
import { requireFreePorts, requireHosts, requireOwnAnswers } from './ports.ts';
import { outsideProviders } from './providers.ts';
import { localSecrets } from './secrets.ts';
import { ephemeralPorts } from './start-system.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'system-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('secrets are created once, readable by the owner only', () => {
  const first = localSecrets(folder);
  chmodSync(join(folder, 'secrets.json'), 0o644);
  expect(localSecrets(folder)).toEqual(first);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(first.linkSecret.length).toBeGreaterThanOrEqual(32);
});

test('secrets stay as they were written, and a damaged file is told', () => {
  localSecrets(folder);
  const file = join(folder, 'secrets.json');
  const { ino, mtimeMs } = statSync(file);
  localSecrets(folder);
  expect(statSync(file)).toMatchObject({ ino, mtimeMs });
  writeFileSync(file, '');
  expect(() => localSecrets(folder)).toThrow(/^\S+secrets\.json is damaged, .*: restore it .*$/);
});

test('taken ports are all listed, with their variables', async () => {
  const ports = await ephemeralPorts();
  const servers = [ports.web, ports.standIns].map((port) => createServer().listen(port, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  const refusal = requireFreePorts(ports);
  await expect(refusal).rejects.toThrow(`Port ${ports.web} (PORT`);
  await expect(refusal).rejects.toThrow(`Port ${ports.standIns} (STAND_INS_PORT`);
  await expect(refusal).rejects.not.toThrow('OPS_PORT');
  for (const server of servers) server.close();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('close', resolve))));
  await expect(requireFreePorts(ports)).resolves.toBeUndefined();
  await expect(requireFreePorts({ ...ports, ops: ports.web })).rejects.toThrow(/\(OPS_PORT: .* is named twice/);
});

test.each(['::1', '::', '0.0.0.0'])('a port is not free if another program answers on %s', async (host) => {
  const ports = await ephemeralPorts();
  const server = createServer((socket) => socket.end()).listen({ port: ports.web, host, ipv6Only: true });
  await once(server, 'listening');
  await expect(requireFreePorts(ports)).rejects.toThrow(`Port ${ports.web} (PORT`);
  server.close();
  await once(server, 'close');
  await expect(requireFreePorts(ports)).resolves.toBeUndefined();
});

test('a start is not ready while another program answers at its port on [::1]', async () => {
  const ports = await ephemeralPorts();
  await expect(requireOwnAnswers(ports, {})).resolves.toBeUndefined();
  const server = createServer((socket) => socket.end()).listen({ port: ports.ops, host: '::1' });
  await once(server, 'listening');
  await expect(requireOwnAnswers(ports, {})).rejects.toThrow(`Port ${ports.ops} (OPS_PORT) was taken`);
  // That is ours.
  await expect(requireOwnAnswers(ports, { OPS_HOST: '::' })).resolves.toBeUndefined();
  server.close();
});

test('a data folder belongs to one system at a time, whatever its path', () => {
  const deep = join(folder, 'd'.repeat(120));
  mkdirSync(deep);
  const unlock = lockData(deep);
  expect(() => lockData(deep)).toThrow(/is in use by another start/);
  unlock();
  lockData(deep)();
});

test('the lock of a killed start is free at once, and one on another TMPDIR is respected', async () => {
  const script = `(await import(${JSON.stringify(new URL('data-lock.ts', import.meta.url))})).lockData(${JSON.stringify(folder)});
console.log('locked'); setInterval(() => {}, 1000);`;
  const other = mkdtempSync(join(tmpdir(), 'system-test-tmp-'));
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { TMPDIR: other },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(() => lockData(folder)).toThrow(/is in use by another start/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockData(folder)();
  rmSync(other, { recursive: true });
});

test('HOST has to be an address of this machine', async () => {
  await expect(requireHosts({ HOST: '127.0.0.1', OPS_HOST: '0.0.0.0' })).resolves.toBeUndefined();
  await expect(requireHosts({ OPS_HOST: '203.0.113.9' })).rejects.toThrow(/^OPS_HOST=203\.0\.113\.9 is no address/);
});

test('names every provider outside, without passwords, and which reach real people', () => {
  const providers = outsideProviders({
    DATABASE_URL: 'postgres://ada:hunter2@db.example:5432/shop',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_API_URL: 'http://localhost:3002',
    SENDGRID_API_KEY: 'SG.x',
    SENDGRID_API_URL: 'http://localhost:3002/',
    S3_BUCKET: '',
  });
  expect(providers.map(({ name, isLive }) => [name, isLive])).toEqual([
    ['Postgres at db.example:5432/shop', false],
    ['Stripe with a live key', true],
  ]);
  expect(outsideProviders({ SENDGRID_API_KEY: 'SG.x' })[0]).toMatchObject({ name: 'SendGrid', isLive: true });
  expect(outsideProviders({})).toEqual([]);
});
