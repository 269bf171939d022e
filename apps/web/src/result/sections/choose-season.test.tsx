// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { AnalysisResult, PublicOrder } from '@trueseason/contracts';
import { chosenResult, KIND_SHARES, resultFixture } from '@trueseason/testing/result';
import { afterEach, expect, it, vi } from 'vitest';
import { orderKey } from '../../order/order.ts';
import { photoLinksKey } from '../../photos/photo-links.ts';
import { ChooseSeason } from './choose-season.tsx';

const ID = '7000000001';
const options = { runnerUp: 'Soft Summer', shares: KIND_SHARES.two } as const;
const two = resultFixture('True Summer', { ...options, evidence: { answers: undefined } });
const orderWith = (analysisResult: AnalysisResult) =>
  ({ id: Number(ID), status: 'completed', analysisResult, roomForPhotos: 0, measuring: false }) as PublicOrder;

function show(result: AnalysisResult, after = result) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json(orderWith(after)));
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(orderKey(ID), orderWith(result));
  client.setQueryData(photoLinksKey(ID), []);
  render(
    <QueryClientProvider client={client}>
      <ChooseSeason orderId={ID} result={result} />
    </QueryClientProvider>,
  );
  return fetched;
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('hangs three pairs that part the first two seasons, one after another', () => {
  show(two);
  const seen = new Set<string>();
  for (let i = 1; i <= 3; i++) {
    const caption = screen.getByText(/is a color of True Summer, .* of Soft Summer\./).textContent ?? '';
    seen.add(caption);
    fireEvent.click(screen.getByRole('button', { name: `Next pair (${i} of 3)` }));
  }
  expect(seen.size).toBe(3);
  expect(screen.getByRole('button', { name: 'Next pair (1 of 3)' })).toBeTruthy();
});

it.each([
  ['Keep True Summer', 'True Summer', two, /^You are still True Summer\.|^Nothing changed/],
  ['Mine is Soft Summer', 'Soft Summer', resultFixture('Soft Summer'), /^Your season is now Soft Summer/],
] as const)('%s is one tap, and says what follows', async (name, season, after, text) => {
  const fetched = show(two, after);
  fireEvent.click(screen.getByRole('button', { name }));
  expect((await screen.findByText(text)).getAttribute('role')).toBe('status');
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect([path, init?.method, String(init?.body)]).toEqual([
    `/api/orders/${ID}/answers`,
    'PUT',
    JSON.stringify({ season }),
  ]);
});

it('says that it was chosen, and can be changed', () => {
  const result = chosenResult('True Summer');
  show(result);
  expect(screen.getByText(/^You chose True Summer\./)).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Next pair (1 of 3)',
    `Mine is ${result.evidence.runnerUp}`,
  ]);
});

it.each(['one', 'open'] as const)('asks nobody where %s may be', (kind) => {
  show(resultFixture('True Summer', { ...options, shares: KIND_SHARES[kind] }));
  expect(screen.queryByRole('button')).toBeNull();
});
