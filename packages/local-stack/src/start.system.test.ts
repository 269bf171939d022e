import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { BRAND, CURRENCY, PRICE_CENTS } from '@trueseason/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ports } from './system/ports.ts';
import { ephemeralPorts } from './system/start-system.ts';

let dataDir: string;
let ports: Ports;
let started: ChildProcess | undefined;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'start-test-'));
  ports = await ephemeralPorts();
});
afterEach(() => {
  started?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const START = `import { start } from ${JSON.stringify(new URL('../dist/start.js', import.meta.url))};
await start(Promise.resolve());`;

/** Runs `npm start`; resolves with its ready line, or rejects with its output. */
async function start(env: Record<string, string> = {}): Promise<{ child: ChildProcess; line: string; ms: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', START], {
    env: {
      ...process.env,
      ...env,
      DATA_DIR: dataDir,
      PORT: String(ports.web),
      OPS_PORT: String(ports.ops),
      STAND_INS_PORT: String(ports.standIns),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started = child;
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
  const line = once(createInterface({ input: child.stdout }), 'line').then(([text]) => String(text));
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`exit ${code}: ${said.join('\n')}`)));
  return { child, line: await Promise.race([line, ended]), ms: performance.now() - startedAt };
}

/** Processes with this test's data folder in their environment. */
function processesOfTest(): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== started?.pid && environment(pid).includes(`DATA_DIR=${dataDir}`));
}

function environment(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}

const gone = () => vi.waitFor(() => expect(processesOfTest()).toEqual([]), { timeout: 20_000, interval: 100 });

test.runIf(process.platform === 'linux')('starts, prints its addresses, and stops cleanly on a signal', async () => {
  const { child, line } = await start();
  expect(line).toMatch(
    new RegExp(
      `^${BRAND.name} is ready: http://localhost:${ports.web}  .*:${ports.ops}.*:${ports.standIns}.*free promo code: \\w+ \\(one use per order\\)`,
    ),
  );
  expect((await fetch(`http://localhost:${ports.web}/api/config`)).status).toBe(200);
  expect((await fetch(`http://localhost:${ports.standIns}/mail`)).status).toBe(200);
  expect(processesOfTest().length).toBeGreaterThanOrEqual(5);

  await expect(start()).rejects.toThrow(`Port ${ports.web} (PORT`);
  started = child;

  const { DATABASE_URL: _, ...env } = process.env;
  const tasks = join(import.meta.dirname, '../../../scripts/tasks.mjs');
  const listed = await promisify(execFile)(process.execPath, [tasks, 'shop', 'operator', 'list'], {
    env: { ...env, DATA_DIR: dataDir },
  });
  expect(listed.stdout).toContain('No operators yet');

  // Programs that stop others repeat themselves.
  const ended = once(child, 'exit');
  const repeated = setInterval(() => child.kill('SIGTERM'), 200);
  expect(await ended).toEqual([0, null]);
  clearInterval(repeated);
  await gone();
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
});

test.runIf(process.platform === 'linux')('leaves no process when killed, and restarts with its data', async () => {
  const { child } = await start();
  await fetch(`http://localhost:${ports.standIns}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_x' },
    body: new URLSearchParams({ amount: String(PRICE_CENTS), currency: CURRENCY }),
  });
  child.kill('SIGKILL');
  await gone();
  const again = await start();
  const response = await fetch(`http://localhost:${ports.standIns}/v1/payment_intents`, {
    headers: { authorization: 'Bearer sk_test_x' },
  });
  expect(((await response.json()) as { data: object[] }).data).toHaveLength(1);
  const ended = once(again.child, 'exit');
  again.child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
});
