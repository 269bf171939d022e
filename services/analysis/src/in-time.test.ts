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

it('bounds the wait in the line as well, and drops what nobody waits for', async () => {
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

it('ends what is at it when the time is over, and the next has a fresh one', async () => {
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
