// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { FoundCard } from './lookup.tsx';

afterEach(cleanup);

it.each([
  ['refunded', 'new_order', '/upload'],
  ['disputed', 'dispute', '/help'],
] as const)('says that an order was %s, and offers no way to pay it', async (words, nextStep, way) => {
  const order = {
    id: 7_000_000_001,
    createdAt: '2026-01-01T00:00:00.000Z',
    status: 'analyzed',
    nextStep,
    paymentStatus: 'unpaid',
    refunded: words === 'refunded',
    mailTroubled: words === 'disputed',
    analysisResult: true,
  } as const;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FoundCard order={order} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('unpaid')).toBeNull();
  // A mail that did not arrive is told beside it.
  if (words === 'disputed') await screen.findByText(/We couldn’t email you/);
  const ways = words === 'disputed' ? ['/my-data', way] : [way];
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
});
