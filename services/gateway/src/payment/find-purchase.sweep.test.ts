import {
  isSettled,
  nextStep,
  type OrderFlow,
  type OrderLife,
  orderStatus,
  PAYMENT,
  PRICE_CENTS,
  PROGRESS,
} from '@trueseason/contracts';
import { expect, it, vi } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

/* Every state of an order, and what its browser, others and a customer who wants another are sold. */

vi.setConfig({ testTimeout: 120_000 });
const gateway = useGateway();
const { change, place } = flowsOf(() => gateway);

const FLOWS: readonly OrderFlow[] = ['analyze_first', 'pay_first', 'hosted', 'gift'];
const STATES: readonly OrderLife[] = PROGRESS.flatMap((progress) =>
  PAYMENT.flatMap((payment) =>
    FLOWS.flatMap((flow) =>
      (progress === 'analyzed' || progress === 'failed' ? [null, new Date()] : [null]).map((completed_at) => ({
        ...{ progress, payment, flow, completed_at },
      })),
    ),
  ),
);

const nameOf = ({ progress, payment, flow, completed_at }: OrderLife): string =>
  [flow, progress, payment, ...(completed_at ? ['completed'] : [])].join(' ');

const CARD = { email: 'giver@example.com', giver: 'Anna', message: null, timeZone: 'UTC' };
async function placeGift() {
  const browser = gateway.newBrowser();
  const { json } = await browser.call('POST', '/api/gifts', CARD);
  return { browser, id: json.orderId as number };
}

it.each(STATES.map((state) => [nameOf(state), state] as const))('%s', async (_, state) => {
  const { browser, id } = await (state.flow === 'gift' ? placeGift() : place());
  await change('orders', id, { ...state, settled_at: state.payment === 'unpaid' ? null : new Date() });
  const step = nextStep(state);
  const view = { id, status: orderStatus(state), nextStep: step };
  const isBought = isSettled(state) && step !== 'new_order' && step !== 'gift';
  const isMeasured =
    state.flow !== 'gift' &&
    state.payment === 'unpaid' &&
    (state.progress === 'analyzed' || (step === 'analysis' && state.progress !== 'queued'));

  const { json: context } = await browser.call('POST', '/api/my/purchase-context', {});
  expect(context).toMatchObject({
    bought: isBought ? { ...view, pending: false } : null,
    unpaid: isMeasured ? view : null,
    latest: isBought || isMeasured ? id : null,
  });
  const open = async (asker = browser, additionalTo?: number) => {
    const intent = await asker.call('POST', '/api/create-payment-intent', { amount: PRICE_CENTS, additionalTo });
    const page = await asker.call('POST', '/api/create-checkout', { additionalTo });
    return [intent, page].map(({ status, json }) => (status === 200 ? 'sold' : json.code));
  };
  const refusal = isBought ? 'bought_already' : 'measured_already';
  expect(await open()).toEqual(isBought || isMeasured ? [refusal, refusal] : ['sold', 'sold']);
  expect(await open(gateway.newBrowser())).toEqual(['sold', 'sold']);
  // A gift is a duplicate of a gift alone.
  const give = async (asker = browser) => (await asker.call('POST', '/api/gifts', CARD)).json.bought;
  expect([await give(), await give(gateway.newBrowser())]).toEqual([state.flow === 'gift' && isSettled(state), false]);
  if (context.latest) expect(await open(browser, context.latest)).toEqual(['sold', 'sold']);
});
