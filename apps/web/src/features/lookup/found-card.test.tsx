import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { FoundCard } from './found-card.tsx';

afterEach(cleanup);

it('says that an order was refunded, and offers no way to pay it', () => {
  const order = {
    id: 7_000_000_001,
    createdAt: '2026-01-01T00:00:00.000Z',
    status: 'analyzed',
    nextStep: 'new_order',
    paymentStatus: 'unpaid',
    refunded: true,
    analysisResult: true,
  } as const;
  render(
    <MemoryRouter>
      <FoundCard order={order} />
    </MemoryRouter>,
  );
  expect(screen.getByText('refunded')).toBeTruthy();
  expect(screen.queryByText('unpaid')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/upload']);
});
