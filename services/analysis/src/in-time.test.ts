import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { pool } from 'workerpool';
import { inTime } from './in-time.ts';

let workers = pool({ maxWorkers: 1, workerType: 'thread' });
afterEach(async () => {
  await workers.terminate(true);
  workers = pool({ maxWorkers: 1, workerType: 'thread' });
});

it('includes queueing in the timeout, and drops abandoned tasks', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'line-'));
  const [gate, trace] = [join(directory, 'gate'), join(directory, 'trace')];
  const untilOpen = async (path: string) => {
    const { existsSync: isThere } = process.getBuiltinModule('node:fs');
    while (!isThere(path)) await new Promise((resolve) => setTimeout(resolve, 10));
    return 'first';
  };
  const leaveTrace = (path: string) => process.getBuiltinModule('node:fs').writeFileSync(path, 'was worked on');
  const first = workers.exec(untilOpen, [gate]);
  const second = inTime(workers.exec(leaveTrace, [trace]), 100);
  await expect(second).rejects.toThrow('promise cancel');
  writeFileSync(gate, '');
  expect(await first).toBe('first');
  expect(
    await inTime(
      workers.exec(() => 'third'),
      30_000,
    ),
  ).toBe('third');
  expect(existsSync(trace)).toBe(false);
  await rm(directory, { recursive: true });
});

it('ends a running task on timeout, and restarts for the next', async () => {
  const endless = () => {
    for (;;);
  };
  await expect(inTime(workers.exec(endless), 500)).rejects.toThrow('promise cancel');
  expect(
    await inTime(
      workers.exec(() => 'next'),
      30_000,
    ),
  ).toBe('next');
});
