// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { resultFixture } from '@trueseason/testing/result';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePrefetchHairMap } from './use-prefetch-hair-map.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for the hair mask of the best photo once it is near, and again while workers are busy', async () => {
  vi.useFakeTimers();
  const hair: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith('?show=hair'))
      return Response.json([{ position: 2, url: '/photo', outlines: null, lines: null }]);
    hair.push(url);
    return new Response(null, { status: hair.length < 4 ? 503 : 204 });
  });
  const client = new QueryClient();
  const { photos } = resultFixture('True Autumn').evidence;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { rerender } = renderHook(({ isNear }) => usePrefetchHairMap('7', photos, isNear), {
    wrapper,
    initialProps: { isNear: false },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hair).toEqual([]);
  rerender({ isNear: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hair).toEqual(Array(4).fill('/photo?show=hair'));
});
