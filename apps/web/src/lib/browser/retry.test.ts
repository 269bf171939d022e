// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abortHanging, useRetry } from './retry.ts';

const retry = vi.fn();
let isHidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  retry.mockReset();
  isHidden = false;
});

const renderRetry = (failures: number) =>
  renderHook((count: number) => useRetry(count, retry), { initialProps: failures });
const goOnline = (): void => void window.dispatchEvent(new Event('online'));
const changeVisibility = (hidden: boolean): void => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('waits for a failure', () => {
  const { rerender } = renderRetry(0);
  vi.advanceTimersByTime(60_000);
  goOnline();
  expect(retry).not.toHaveBeenCalled();
  rerender(1);
  vi.advanceTimersByTime(2_000);
  expect(retry).toHaveBeenCalledOnce();
});

it('tries once for each failure, sooner if the network returns, and later in a long outage', () => {
  const { rerender } = renderRetry(1);
  goOnline();
  goOnline();
  vi.advanceTimersByTime(60_000);
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(200);
  vi.advanceTimersByTime(9_000);
  expect(retry).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(retry).toHaveBeenCalledTimes(2);
});

it('waits while the page is hidden, and tries as soon as it is seen', () => {
  renderRetry(1);
  changeVisibility(true);
  vi.advanceTimersByTime(60_000);
  goOnline();
  expect(retry).not.toHaveBeenCalled();
  changeVisibility(false);
  expect(retry).toHaveBeenCalledOnce();
});

it('stops with its screen', () => {
  renderRetry(1).unmount();
  vi.advanceTimersByTime(60_000);
  goOnline();
  expect(retry).not.toHaveBeenCalled();
});

/** A request that never gets a response. */
const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

it.each([
  ['the browser is online again', goOnline],
  ['half a minute', () => vi.advanceTimersByTime(30_000)],
])('aborts a hanging request after %s', async (_, pass) => {
  const request = abortHanging(hang);
  vi.advanceTimersByTime(29_000);
  pass();
  await expect(request).rejects.toThrow(TypeError);
});

it('leaves a response as it is', async () => {
  let signal: AbortSignal | undefined;
  const answer = await abortHanging(async (given) => {
    signal = given;
    return 'answer';
  });
  expect(answer).toBe('answer');
  goOnline();
  vi.advanceTimersByTime(60_000);
  expect(signal?.aborted).toBe(false);
});
