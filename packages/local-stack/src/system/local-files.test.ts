import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockData } from './data-lock.ts';
import { requireFreePorts } from './ports.ts';
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

test('a data folder belongs to one system at a time', async () => {
  const unlock = await lockData(folder);
  await expect(lockData(folder)).rejects.toThrow(/is in use by another start/);
  await unlock();
  await (await lockData(folder))();
});
