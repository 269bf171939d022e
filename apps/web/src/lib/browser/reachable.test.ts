// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onReachableAgain } from './reachable.ts';

const MINUTE_MS = 60_000;
const call = vi.fn();
let answers: () => Promise<Response>;

const away = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const there = (): Promise<Response> => Promise.resolve(new Response());
const goOnline = (): void => void window.dispatchEvent(new Event('online'));

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
  vi.stubGlobal('fetch', () => answers());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('continues once the server answers again, though the browser never reported being offline', async () => {
  answers = away;
  onReachableAgain(call);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(call).not.toHaveBeenCalled();
  answers = () => Promise.resolve(new Response(null, { status: 503 }));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(call).not.toHaveBeenCalled();
  answers = there;
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  goOnline();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(call).toHaveBeenCalledOnce();
});

it('asks on where the browser is online before it reaches anything', async () => {
  answers = away;
  onReachableAgain(call);
  await vi.advanceTimersByTimeAsync(0);
  goOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(call).not.toHaveBeenCalled();
  answers = there;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(call).toHaveBeenCalledOnce();
});

it('continues when the network returns during the first request', async () => {
  answers = there;
  onReachableAgain(call);
  goOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledOnce();
});

it('does nothing where the server was never away, or once it is ended', async () => {
  answers = there;
  onReachableAgain(call);
  answers = away;
  const end = onReachableAgain(call);
  await vi.advanceTimersByTimeAsync(0);
  answers = there;
  end();
  goOnline();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(call).not.toHaveBeenCalled();
});
