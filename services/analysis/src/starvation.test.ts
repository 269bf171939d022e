import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StarvedError, unlessStarved } from './starvation.ts';

const TIME_MS = 25_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const timeout = () => Object.assign(new Error('late'), { name: 'TimeoutError' });
const late = () => new Promise<never>((_, reject) => setTimeout(() => reject(timeout()), TIME_MS));

/** Outcome of work that times out after this process used that much CPU. */
async function run(cpu: readonly (number | undefined)[], begins = true): Promise<unknown> {
  const readings = [...cpu];
  const running = unlessStarved(
    TIME_MS,
    (tell) => {
      if (begins) tell(7);
      return late();
    },
    () => readings.shift(),
  ).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(TIME_MS);
  return running;
}

it('excuses starved or never started work', async () => {
  expect(await run([500, 3_100])).toBeInstanceOf(StarvedError);
  expect(await run([], false)).toBeInstanceOf(StarvedError);
});

it('does not excuse work with its CPU share, or with unknown CPU time', async () => {
  expect(await run([500, 24_000])).toMatchObject({ name: 'TimeoutError' });
  expect(await run([undefined, undefined])).toMatchObject({ name: 'TimeoutError' });
});

it('ignores work that ends by itself', async () => {
  expect(await unlessStarved(TIME_MS, async () => 42)).toBe(42);
  const broken = unlessStarved(TIME_MS, () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

it('reads the CPU time of a live process', async () => {
  vi.useRealTimers();
  const end = process.cpuUsage().user + 30_000;
  const working = unlessStarved(200, async (tell) => {
    tell(process.pid);
    await new Promise((resolve) => setTimeout(resolve, 150));
    while (process.cpuUsage().user < end);
    throw timeout();
  });
  // However little CPU this test gets, its time is readable.
  await expect(working).rejects.toThrow(/used \d+ ms|late/);
});
