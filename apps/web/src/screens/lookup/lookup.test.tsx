// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { FoundOrder } from '@trueseason/contracts';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FoundCard } from './lookup.tsx';

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ order: null })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PENDING = /This order is still pending payment. Please complete your purchase/;
const DISPUTED: Partial<FoundOrder> = { nextStep: 'dispute', mailTroubled: true };

it.each<[state: string, more: Partial<FoundOrder>, says: (string | RegExp)[], ways: string[]]>([
  ['refunded', { nextStep: 'new_order', refunded: true }, [], ['/upload']],
  // A mail that did not arrive is told beside it.
  ['disputed', DISPUTED, [/We couldn’t email you/], ['/my-data', '/help']],
  [
    'unpaid',
    { nextStep: 'payment' },
    ['#7000000001', 'January 1, 2026', 'analyzed', PENDING],
    ['/results-preview/7000000001'],
  ],
  ['paid', { status: 'processing', nextStep: 'analysis', paymentStatus: 'paid' }, [], ['/processing/7000000001']],
  ['waiting for photos', { status: 'queued', nextStep: 'photos' }, ['Add Your Photos'], ['/upload?order=7000000001']],
])('says of an order that it is %s, and leads on', async (state, more, says, ways) => {
  const order: FoundOrder = {
    id: 7_000_000_001,
    createdAt: '2026-01-01T12:00:00.000Z',
    status: 'analyzed',
    nextStep: 'payment',
    paymentStatus: 'unpaid',
    refunded: false,
    mailTroubled: false,
    analysisResult: true,
    ...more,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FoundCard order={order} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  for (const text of [state, ...says]) expect(await screen.findByText(text)).toBeTruthy();
  if (state === 'refunded' || state === 'disputed') expect(screen.queryByText('unpaid')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
});
