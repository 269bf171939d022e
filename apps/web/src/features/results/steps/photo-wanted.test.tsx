// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { RemeasureState } from '@trueseason/contracts';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { PhotoWanted } from './photo-wanted.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(roomForPhotos: number, state: RemeasureState = 'waiting') {
  const remeasure = { state, opensAt: '2027-11-23T12:00:00.000Z', reminder: false };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string | Request) =>
      Response.json(
        /remeasure/.test(String(address instanceof Request ? address.url : address)) ? remeasure : { roomForPhotos },
      ),
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <PhotoWanted orderId="7000000001" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says so once it may be measured again', async () => {
  show(0, 'open');
  const link = await screen.findByRole('link', { name: 'measure again' });
  expect(link.closest('p')?.textContent).toMatch(/when you measure again, which is free now\.$/);
});

it('links to adding a photo that shows it, now or when they measure again', async () => {
  show(2);
  const link = await screen.findByRole('link', { name: 'Add a photo that shows your hair' });
  expect(link.getAttribute('href')).toMatch(/more$/);
  expect(link.closest('p')?.textContent).toBe(
    'Add a photo that shows your hair, free, and we measure its color as well.',
  );
  cleanup();
  show(0);
  const later = await screen.findByRole('link', { name: 'November 23, 2027' });
  expect(later.closest('p')?.textContent).toMatch(
    /^Take a photo that shows your hair when you measure again, free, from .+ on\.$/,
  );
});
