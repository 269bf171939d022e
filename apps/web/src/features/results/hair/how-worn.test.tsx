// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type AnalysisResult, type Answers, NO_ANSWERS, type PublicOrder } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { afterEach, expect, it, vi } from 'vitest';
import { openResult, orderKey, useOrder } from '../../../lib/order/order.ts';
import { HowWorn } from './how-worn.tsx';

const ID = '7000000001';
const BEFORE = resultFixture('Soft Summer', { full: false });
const told = (answers: Answers): AnalysisResult => ({ ...BEFORE, evidence: { ...BEFORE.evidence, answers } });
const orderWith = (analysisResult: AnalysisResult) =>
  ({ id: Number(ID), status: 'completed', analysisResult }) as PublicOrder;

/** As a screen shows it: with the result that the order has now. */
function Shown() {
  const { data } = useOrder(ID);
  const result = data && openResult(data);
  return result ? <HowWorn orderId={ID} result={result} /> : null;
}

function show(result: AnalysisResult, answer: (body: Answers) => Response) {
  const fetched = vi.fn(async (_path: string, init: RequestInit) => answer(JSON.parse(String(init.body))));
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(orderKey(ID), orderWith(result));
  render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  return fetched;
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const save = () => screen.getByRole('button', { name: 'That’s how I wear it' }) as HTMLButtonElement;

it('asks once, sends the answer beside those given before, and says it from then on', async () => {
  const fetched = show(told({ ...NO_ANSWERS, hairDyed: true }), (answers) => Response.json(orderWith(told(answers))));
  expect(save().disabled).toBe(true);
  // Walking through the choices by keyboard sends nothing.
  fireEvent.click(screen.getByRole('radio', { name: 'Long' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Locs' }));
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(save());
  expect(await screen.findByText('You wear locs.')).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
    ...NO_ANSWERS,
    hairDyed: true,
    hairWorn: 'locs',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect((screen.getByRole('radio', { name: 'Locs' }) as HTMLInputElement).checked).toBe(true);
});

it('says so when the answer was not taken', async () => {
  const message = 'We cannot take this request right now.';
  show(BEFORE, () => Response.json({ code: 'unavailable', message }, { status: 503 }));
  fireEvent.click(screen.getByRole('radio', { name: 'Covered' }));
  fireEvent.click(save());
  expect((await screen.findByText(message)).getAttribute('role')).toBe('status');
});
