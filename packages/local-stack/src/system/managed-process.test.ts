import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@trueseason/embedded-servers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logSink } from './log-sink.ts';
import { ManagedProcess } from './managed-process.ts';

let folder: string;
let managed: ManagedProcess;
const shown: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'managed-test-'));
  shown.length = 0;
});
afterEach(async () => {
  managed?.killNow();
  rmSync(folder, { recursive: true, force: true });
});

const HEALTHY = `import { createServer } from 'node:http';
createServer((_, response) => response.end()).listen(process.env.HEALTH_PORT, '127.0.0.1');`;

async function start(script: string): Promise<ManagedProcess> {
  const main = join(folder, 'main.mjs');
  writeFileSync(main, script);
  const healthPort = await freePort();
  const show = (line: string) => shown.push(line);
  const env = { HEALTH_PORT: String(healthPort) };
  managed = new ManagedProcess({ name: 'worker', main, healthPort, env }, logSink(folder, show), show);
  managed.start();
  return managed;
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a killed process is restarted and becomes ready', async () => {
  const worker = await start(HEALTHY);
  await worker.ready();
  const before = worker.pid;
  expect(await worker.kill()).toMatchObject({ signal: 'SIGKILL' });
  await worker.ready();
  expect(worker.pid).not.toBe(before);
  expect(worker.restarts).toBe(1);
  await worker.stop(2_000);
  expect(worker.pid).toBeUndefined();
});

test('a hanging process is killed after its timeout, with its children', async () => {
  const worker = await start(`${HEALTHY}
import { spawn } from 'node:child_process';
process.on('SIGTERM', () => {});
const { pid } = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"], { stdio: 'ignore' });
console.log('child', pid);`);
  await worker.ready();
  await vi.waitFor(() => expect(shown.some((line) => line.includes('child'))).toBe(true), { timeout: 20_000 });
  const child = Number(/child (\d+)/.exec(shown.join('\n'))?.[1]);
  expect(isAlive(child)).toBe(true);
  const startedAt = performance.now();
  await worker.stop(300);
  expect(performance.now() - startedAt).toBeGreaterThan(290);
  // Reaped: PID 1 may take a while to notice an orphan's end.
  await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: 15_000 });
});

test('an invalid configuration is reported and not retried', async () => {
  const worker = await start("console.error('DATABASE_URL: is required'); process.exit(78);");
  await expect(worker.ready()).rejects.toThrow(/worker has stopped/);
  expect(shown).toContain('[worker] DATABASE_URL: is required');
  expect(worker.restarts).toBe(0);
});
