// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../order.ts';
import { hasDraft, saveDraft } from './draft-answers.ts';
import { useAreAnswersCounted } from './use-draft-answers.ts';

const ID = 7_000_000_001;
const seen = (more: object) =>
  ({ id: ID, status: 'completed', nextStep: 'result', measuring: false, ...more }) as Order;
const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json(seen({ proposal: null })));
const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const show = (order: Order) =>
  renderHook(({ order }) => useAreAnswersCounted(String(ID), order), { wrapper, initialProps: { order } });

beforeEach(() => {
  sessionStorage.clear();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows a result at once if nothing was answered while it was made', () => {
  expect(show(seen({ measuring: true })).result.current).toBe(true);
});

it('waits until the answers count, and accepts the proposal', async () => {
  saveDraft(ID, { eyes: 'blue' });
  const { result, rerender } = show(seen({ measuring: true }));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  rerender({ order: seen({ proposal: { round: 2 } }) });
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  const [path, init] = fetched.mock.lastCall ?? [];
  expect([path, JSON.parse(String(init?.body))]).toEqual([
    `/api/orders/${ID}/proposal`,
    { round: 2, decision: 'take' },
  ]);
  expect(result.current).toBe(false);
  rerender({ order: seen({ proposal: null }) });
  await waitFor(() => expect(result.current).toBe(true));
  expect(hasDraft(ID)).toBe(false);
});
