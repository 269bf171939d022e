// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLASSIC_POLL_MS, ClassicProgress } from './classic-progress.tsx';

describe('the older progress screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('leads from an order that is unknown here to the lookup, and asks no more', async () => {
    const fetch = vi.fn(async () => new Response('{}', { status: 404 }));
    vi.stubGlobal('fetch', fetch);
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <ClassicProgress orderId="7000000009" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(10 * CLASSIC_POLL_MS));
    expect(screen.getByRole('link', { name: /Find It by/ }).getAttribute('href')).toBe('/lookup');
    expect(screen.queryByText('100%')).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
