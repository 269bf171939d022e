// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { HexColor } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { afterEach, expect, it, vi } from 'vitest';
import { MakeupStep } from './makeup.tsx';

vi.mock('../try-on/later.tsx', () => ({ TryOn: () => null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (...skins: readonly HexColor[]) => {
  const photos = skins.map((hex, i) => ({
    position: i + 1,
    url: `/api/photos/${i + 1}`,
    outlines: [{ feature: 'skin', zone: 'chin', lines: [], hex }],
  }));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(photos)),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MakeupStep orderId="7000000001" result={resultFixture('True Autumn')} />
    </QueryClientProvider>,
  );
};

it('says of a foundation that is paler than every photo why it is', async () => {
  show('#6A5040', '#705545', '#604838');
  expect(await screen.findByText(/The photos that count seem to have come out darker than you are/)).toBeTruthy();
});

it('says where photos lie on both sides that one may show somebody deeper or fairer', async () => {
  show('#6A5040', '#F4E4D8');
  expect(await screen.findByText(/A photo alone may show you deeper or fairer/)).toBeTruthy();
});
