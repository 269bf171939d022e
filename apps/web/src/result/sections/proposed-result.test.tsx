// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { PROBLEMS, type Proposal, type PublicOrder } from '@trueseason/contracts';
import { compareResults } from '@trueseason/style/reading';
import { resultFixture } from '@trueseason/testing/result';
import { afterEach, expect, it, vi } from 'vitest';
import { currentToast } from '../../lib/messages.ts';
import { orderKey } from '../../order/order.ts';
import { ProposedResult } from './proposed-result.tsx';

const ID = 7_000_000_001;
const kept = resultFixture('True Spring');
const proposed = resultFixture('True Autumn');
const other: Proposal = { round: 2, ...compareResults(kept, proposed) };

function show(proposal: Proposal, respond: () => Response) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => respond());
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient();
  client.setQueryData(orderKey(ID), { id: ID, proposal });
  render(
    <QueryClientProvider client={client}>
      <ProposedResult orderId={ID} proposal={proposal} />
    </QueryClientProvider>,
  );
  return { client, fetched };
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows both results, what changed, and the sure colors of each', () => {
  show(other, () => Response.json({}));
  const region = within(screen.getByRole('region', { name: 'Is it True Autumn, in place of True Spring?' }));
  for (const name of ['True Spring', 'True Autumn']) expect(region.getByRole('heading', { name })).toBeTruthy();
  for (const change of other.changes) expect(region.getByText(change)).toBeTruthy();
  expect(region.getByText(`Becomes sure: ${other.becomesSure.length}`)).toBeTruthy();
});

it.each([
  ['Keep True Spring', 'keep', kept, 'Your season is still True Spring.'],
  ['Take True Autumn', 'take', proposed, 'Your season is True Autumn. We’re making a new report.'],
] as const)(
  '%s sends the decision about what was shown, and shows what follows',
  async (name, decision, result, text) => {
    const { client, fetched } = show(other, () => Response.json({ id: ID, analysisResult: result, proposal: null }));
    press(name);
    await vi.waitFor(() => expect(currentToast()?.text).toBe(text));
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect([path, init?.method]).toEqual([`/api/orders/${ID}/proposal`, 'POST']);
    expect(JSON.parse(String(init?.body))).toEqual({ round: 2, decision });
    expect(client.getQueryData<PublicOrder>(orderKey(ID))?.proposal).toBeNull();
  },
);

it('asks what holds now, if it was decided elsewhere', async () => {
  const { message } = PROBLEMS.proposal_outdated;
  const { client } = show(other, () => Response.json({ code: 'proposal_outdated', message }, { status: 409 }));
  press('Take True Autumn');
  await vi.waitFor(() => expect(currentToast()?.text).toBe(message));
  expect(client.getQueryState(orderKey(ID))?.isInvalidated).toBe(true);
});

it('offers the kept result first, and names no season where only the second one changes', () => {
  const second = resultFixture('True Spring', { runnerUp: 'Bright Spring' });
  show({ round: 3, ...compareResults(kept, second) }, () => Response.json({}));
  expect(screen.getByRole('region', { name: 'Your result could change' })).toBeTruthy();
  const names = screen
    .getAllByRole('button')
    .map(({ textContent, className }) => [textContent, /primary/.test(className)]);
  expect(names).toEqual([
    ['Keep My Result', true],
    ['Take the New Result', false],
  ]);
});
