import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { CpuTimeError, HangError, withinCpuTime } from './cpu-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BUDGET_MS = 10_000;
const SECOND = 1_000;

/** Work that never ends by itself, in a process that gets this share of a core after so many seconds. */
async function run(shareAt: (second: number) => number | undefined, seconds: number) {
  const began = Date.now();
  let usedMs: number | undefined = 0;
  const counting = setInterval(() => {
    const share = shareAt((Date.now() - began) / SECOND);
    usedMs = share === undefined ? undefined : (usedMs ?? 0) + share * SECOND;
  }, SECOND);
  const [end, onProgress, look] = [vi.fn(), vi.fn(), vi.fn(() => usedMs)];
  const outcome = withinCpuTime(
    { cpuMs: BUDGET_MS, usedMs: look, end, onProgress },
    new Promise<never>(() => {}),
  ).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(seconds * SECOND);
  clearInterval(counting);
  return {
    error: await Promise.race([outcome, 'running']),
    ended: end.mock.calls.length > 0,
    told: onProgress.mock.calls.length,
    looksOn: await looksOn(look),
  };
}

/** Whether CPU time is still read. Timers are not counted: another file's modules may have some. */
async function looksOn(look: Mock): Promise<boolean> {
  const calls = look.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  return look.mock.calls.length > calls;
}

it('ends work that used up its CPU time', async () => {
  const { error, ...rest } = await run(() => 1, 11);
  expect(error).toBeInstanceOf(CpuTimeError);
  expect(rest).toMatchObject({ ended: true, looksOn: false });
});

it('waits for starved work however long it takes, and tells so', async () => {
  const { error, ended, told } = await run(() => 0.01, 900);
  expect([error, ended]).toEqual(['running', false]);
  expect(told).toBeGreaterThan(900);
});

it('waits for a process that was stopped for a minute', async () => {
  const stopped = (second: number) => (second > 3 && second < 63 ? 0 : 0.05);
  expect(await run(stopped, 120)).toMatchObject({ error: 'running', ended: false });
});

it.each([
  ['uses none for long', () => 0],
  ['cannot be read', () => undefined],
])('ends a process whose CPU time %s', async (_, shareAt) => {
  expect(await run(shareAt, 80)).toMatchObject({ error: 'running', ended: false });
  const { error, ended } = await run(shareAt, 95);
  expect(error).toBeInstanceOf(HangError);
  expect(ended).toBe(true);
});

it('passes on what the work gives or throws', async () => {
  const look = vi.fn(() => 0);
  const deadline = { cpuMs: BUDGET_MS, usedMs: look, end: () => {} };
  expect(await withinCpuTime(deadline, Promise.resolve(42))).toBe(42);
  await expect(withinCpuTime(deadline, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await looksOn(look)).toBe(false);
});
