// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { GRAYING, resultFixture } from '@trueseason/test-kit/result';
import { afterEach, expect, it, vi } from 'vitest';
import { HairStep } from './hair.tsx';

vi.mock('../try-on/later.tsx', () => ({ TryOn: () => null }));
vi.mock('../../../components/how-worn/how-worn.tsx', () => ({ HowWorn: () => null }));
afterEach(cleanup);

it.each([
  ['six colors', undefined, 6],
  ['and salt-and-pepper hair as it grows', { strands: GRAYING }, 7],
])('draws a head in every color that is listed: %s', async (_, seen, count) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HairStep orderId="7000000001" result={resultFixture('True Winter', seen)} />
    </QueryClientProvider>,
  );
  const guide = (await screen.findByText('Hair color guide')).closest('details') as HTMLElement;
  const drawn = within(guide)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.textContent);
  expect(drawn).toHaveLength(count);
  expect(drawn).toContain('Silver White');
});
