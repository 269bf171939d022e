import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWatchdog } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('expires once, a while after the last reset', () => {
  const onExpire = vi.fn();
  const watchdog = startWatchdog(10_000, onExpire);
  vi.advanceTimersByTime(9_000);
  watchdog.reset();
  vi.advanceTimersByTime(9_000);
  expect(onExpire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onExpire).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('does not count time in which its own process stood still', () => {
  const onExpire = vi.fn();
  const clock = vi.spyOn(performance, 'now');
  const watchdog = startWatchdog(10_000, onExpire);
  const { now } = Date;
  // As after SIGSTOP and SIGCONT: the clock has gone on, and one timer is due.
  clock.mockImplementation(() => now() + 3_600_000);
  vi.advanceTimersByTime(5_000);
  expect(onExpire).not.toHaveBeenCalled();
  watchdog.stop();
  vi.advanceTimersByTime(60_000);
  expect(onExpire).not.toHaveBeenCalled();
});
