import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { padDuration, STEP_MS } from './pad-duration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Measured time of work with this duration. */
async function seenFor(ms: number, ending: () => string): Promise<number> {
  const began = performance.now();
  const work = () => new Promise((resolve) => setTimeout(resolve, ms)).then(ending);
  const seen = padDuration(work).then(
    () => performance.now() - began,
    () => performance.now() - began,
  );
  await vi.runAllTimersAsync();
  return seen;
}
const good = () => 'found';
const bad = () => {
  throw new Error('not found');
};

it('makes short work, long work and failures take the same time', async () => {
  for (const ms of [0, 1, 40, STEP_MS - 10]) {
    expect([ms, await seenFor(ms, good)]).toEqual([ms, STEP_MS]);
    expect([ms, await seenFor(ms, bad)]).toEqual([ms, STEP_MS]);
  }
  expect(await seenFor(STEP_MS + 30, good)).toBe(2 * STEP_MS);
});
