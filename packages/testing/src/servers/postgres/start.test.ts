import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { type Postgres, startPostgres } from './start.ts';

const running: Postgres[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

/** Syncs to disk only in crash tests: it takes half of a start. */
async function start(dataDir: string, { durable = false } = {}): Promise<Postgres> {
  const server = await startPostgres({ dataDir, durable });
  running.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('keeps its data over a restart, even after a kill', async () => {
  const dataDir = scratch();
  const first = await start(dataDir, { durable: true });
  await query(first.url, 'create table orders (id int); insert into orders values (291)');
  await first.close();

  const second = await start(dataDir, { durable: true });
  await query(second.url, 'insert into orders values (292)');
  process.kill(second.pid, 'SIGKILL');
  await second.exited;

  const third = await start(dataDir, { durable: true });
  expect(await query(third.url, 'select id from orders order by id')).toEqual([{ id: 291 }, { id: 292 }]);
}, 60_000);

test('starts after a server that is killed while it is being stopped', async () => {
  const dataDir = scratch();
  const leftover = await start(dataDir);
  // Does not stop by itself.
  process.kill(leftover.pid, 'SIGSTOP');
  const next = start(dataDir);
  await setTimeout(1_000);
  process.kill(leftover.pid, 'SIGKILL');
  expect(await query((await next).url, 'select 1 as one')).toEqual([{ one: 1 }]);
}, 60_000);

test("stops no other program that has a leftover's number by now", async () => {
  const dataDir = scratch();
  await (await start(dataDir)).close();
  const other = spawn('sleep', ['60'], { argv0: 'postgres' });
  writeFileSync(join(dataDir, 'cluster/postmaster.pid'), `${other.pid}\n${join(dataDir, 'cluster')}\n`);
  const { url } = await start(dataDir);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(other.exitCode ?? other.signalCode).toBeNull();
  other.kill();
}, 60_000);

test('requires its password, kept in a private file, and listens on loopback only', async () => {
  const dataDir = scratch();
  const { url } = await start(dataDir);
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === 'IPv4');
  if (!outside) return;
  const elsewhere = new URL(url);
  elsewhere.hostname = outside.address;
  await expect(query(elsewhere.href, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
}, 60_000);
