// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { GRAYING, resultFixture } from '@trueseason/test-kit/result';
import { afterEach, expect, it, vi } from 'vitest';
import { Hair } from './hair.tsx';

vi.mock('./try-on-section.tsx', () => ({ TryOnSection: () => null }));
afterEach(cleanup);

it.each([
  ['six colors', undefined, 6],
  ['and salt-and-pepper hair as it grows', { strands: GRAYING }, 7],
])('shows a strand in every color that is listed, beside the person’s own: %s', async (_, seen, count) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Hair orderId="7000000001" result={resultFixture('True Winter', seen)} />
    </QueryClientProvider>,
  );
  const guides = await screen.findAllByRole('figure', { name: 'Hair color guide', hidden: true });
  const strands = guides.flatMap((guide) => within(guide).getAllByRole('listitem', { hidden: true }));
  expect(strands).toHaveLength(count);
  expect(strands.map((item) => item.querySelector('span + span')?.textContent)).toContain('Silver White');
  for (const strand of strands) expect(strand.querySelectorAll('svg')).toHaveLength(2);
});
