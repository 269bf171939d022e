import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime, NotInTimeError } from './in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('continues after a promise that never settles', async () => {
  const waiting = inTime('clipboard', new Promise(() => {}));
  const outcome = expect(waiting).rejects.toBeInstanceOf(NotInTimeError);
  await vi.advanceTimersByTimeAsync(3_000);
  await outcome;
});

it('passes on what settles, and leaves no timer behind', async () => {
  expect(await inTime('file', Promise.resolve(1))).toBe(1);
  await expect(inTime('file', Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
