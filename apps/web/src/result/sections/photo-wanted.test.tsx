// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { PhotoWanted } from './hair.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(roomForPhotos: number) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ roomForPhotos })),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <PhotoWanted orderId="7000000001" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('links to adding a photo while the order takes one', async () => {
  show(2);
  const link = await screen.findByRole('link', { name: 'Add a photo that shows your hair' });
  expect(link.getAttribute('href')).toMatch(/more$/);
  expect(link.closest('p')?.textContent).toBe(
    'Add a photo that shows your hair, free, and we measure its color as well.',
  );
});
