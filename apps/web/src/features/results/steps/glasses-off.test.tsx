// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { GlassesOff } from './glasses-off.tsx';

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
        <GlassesOff orderId="7000000001" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('gives who wears glasses on every photo a way to try frames on', async () => {
  show(0);
  expect((await screen.findByRole('link', { name: 'when that is' })).getAttribute('href')).toBe(
    '/results/7000000001#share',
  );
});

it('lets a photo without them be added where there is room for one', async () => {
  show(1);
  expect((await screen.findByRole('link', { name: 'Add a photo without them' })).getAttribute('href')).toMatch(/more$/);
});
