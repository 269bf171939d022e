// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Order, orderKey, type Poll, useOrder } from './order.ts';
import { useOnMeasured } from './use-on-measured.ts';

const ID = 7_000_000_001;
let client: QueryClient;
let answers: Record<string, object> = {};
const fetched = vi.fn(async (url: string, _init?: RequestInit) =>
  Response.json(answers[url] ?? {}, { status: answers[url] ? 200 : 404 }),
);
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const ask = async (name: number | string, poll: Poll = { call: 'getOrder' }) => {
  const { result, unmount } = renderHook(() => useOrder(name, poll), { wrapper });
  const first = result.current.data;
  await pass(1);
  return { first, result, unmount };
};

const state = (status: string) => ({ id: ID, status, nextStep: 'analysis', result: null });
const STATUS: Poll = { call: 'getOrderStatus', everyMs: 3000 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetched.mockClear());
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  answers = { [`/api/orders/${ID}`]: { ...state('analyzed'), roomForPhotos: 0 } };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('reads a whole order once, and again after a poll has returned a part of it', async () => {
  await ask(ID);
  expect((await ask(ID)).first).toMatchObject({ status: 'analyzed' });
  expect(fetched).toHaveBeenCalledTimes(1);
  answers[`/api/orders/${ID}/status`] = state('analyzed');
  await ask(ID, STATUS);
  expect((await ask(ID)).first).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('shows no state from before its screen', async () => {
  answers[`/api/orders/${ID}/status`] = state('failed');
  (await ask(ID, STATUS)).unmount();
  answers[`/api/orders/${ID}/status`] = state('processing');
  await pass(1000);
  const { first, result } = await ask(ID, STATUS);
  expect([first, result.current.data?.status]).toEqual([undefined, 'processing']);
});

it('has one value for an order that is named by its payment', async () => {
  answers = { '/api/orders/pi_1/status': state('queued'), [`/api/orders/${ID}/status`]: state('processing') };
  const { result } = await ask('pi_1', STATUS);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(3000);
  expect(result.current.data?.status).toBe('processing');
  expect(client.getQueryData<Order>(orderKey(ID))?.status).toBe('processing');
});

it.each([
  ['analyzed', 1],
  ['processing', 4],
] as const)('polls at its pace until %s ends it, or its time is over', async (status, times) => {
  answers[`/api/orders/${ID}/status`] = state(status);
  await ask(ID, { ...STATUS, maxMs: 9000 });
  await pass(60_000);
  expect(fetched).toHaveBeenCalledTimes(times);
});

describe('in an outage', () => {
  const away = () => new Response(null, { status: 502 });
  const path = `/api/orders/${ID}`;

  it('retries until the order comes, and reports one failure', async () => {
    fetched.mockResolvedValueOnce(away()).mockRejectedValueOnce(new TypeError('no network'));
    const { result } = await ask(ID);
    const { error } = result.current;
    expect(error).not.toBeNull();
    const held = Promise.withResolvers<Response>();
    fetched.mockReturnValueOnce(held.promise);
    await pass(1500);
    expect(result.current.error).toMatchObject({ message: 'no network' });
    const shown = result.current.error;
    await pass(1500);
    expect([result.current.error, result.current.isPending]).toEqual([shown, false]);
    held.reject(new TypeError('still none'));
    await pass(1);
    expect(result.current.error).toBe(shown);
    await pass(1500);
    expect(result.current).toMatchObject({ data: { status: 'analyzed' }, error: null });
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('asks at once when the browser is online again, also if a request hangs', async () => {
    fetched.mockImplementationOnce(
      (_url, { signal } = {}) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const { result } = await ask(ID);
    await pass(10_000);
    expect(result.current.isPending).toBe(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await pass(1501);
    expect(result.current.data).toMatchObject({ status: 'analyzed' });
  });

  it('asks no more after a refusal', async () => {
    answers = {};
    await ask(ID);
    await pass(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockResolvedValueOnce(new Response(null, { status: 500 }));
    answers = { [path]: state('analyzed') };
    client.clear();
    await ask(ID);
    await pass(60_000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

it('follows a change that was sent until it is measured, also past a poll that fails', async () => {
  const whole = { ...state('completed'), roomForPhotos: 0 };
  const path = `/api/orders/${ID}`;
  client.setQueryData(orderKey(ID), whole);
  const follow = vi.fn();
  const { rerender } = renderHook(({ isSent }) => useOnMeasured(ID, isSent, follow), {
    wrapper,
    initialProps: { isSent: false },
  });
  client.setQueryData(orderKey(ID), { ...whole, measuring: true });
  rerender({ isSent: true });
  answers = { [path]: { ...whole, measuring: true } };
  await pass(1000);
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await pass(1000);
  answers = { [path]: { ...whole, measuring: false } };
  expect(follow).not.toHaveBeenCalled();
  await pass(1001);
  expect(follow.mock.calls).toMatchObject([[{ id: ID, measuring: false }]]);
  expect(fetched).toHaveBeenCalledTimes(3);
});
