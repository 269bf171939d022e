import { findOrder } from '@trueseason/shop/order';
import { findOpenPayment, listPayments } from '@trueseason/shop/payment';
import { expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';
import { openIntent } from './open-intent.ts';
import type { PaymentDeps } from './payment-deps.ts';

const gateway = useGateway();
const { db, placeAnalyzed, pay } = flowsOf(() => gateway);

/** A gateway whose created intents are held back until `release` resolves. */
function tab(release: Promise<unknown>) {
  const made = Promise.withResolvers<string>();
  const { payments } = gateway;
  const deps: PaymentDeps = {
    ...gateway.deps,
    payments: {
      ...payments,
      createIntent: async (...asked) => {
        const intent = await payments.createIntent(...asked);
        made.resolve(intent.id);
        await release;
        return intent;
      },
    },
  };
  const open = async (id: number, code: string) => {
    const order = await findOrder(db(), id);
    if (!order) throw new Error('the order was placed');
    const asker = {
      origin: { openedFrom: 'here', openedIn: 'there', openedBy: null },
      session: null,
      customerIp: '203.0.113.7',
    };
    return (await openIntent(deps, order, { code, ...asker, admit: async () => {} })).intent;
  };
  return { open, made: made.promise };
}

it('gives the later of two concurrent tabs its price', async () => {
  const { browser, id } = await placeAnalyzed();
  const [bothMade, firstDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [first, second] = [tab(bothMade.promise), tab(firstDone.promise)];
  const opening = [first.open(id, 'FIRST10'), second.open(id, 'WELCOME')] as const;
  const lost = (await Promise.all([first.made, second.made]))[1];
  bothMade.resolve();
  const won = await opening[0];
  expect(await findOpenPayment(db(), id)).toMatchObject({ intent_id: won?.id, amount_cents: 2610 });
  firstDone.resolve();
  const last = await opening[1];

  expect(last).toMatchObject({ amount: 2465 });
  expect(new Set([won?.id, lost, last?.id]).size).toBe(3);
  const states = (await listPayments(db(), id)).map(({ intent_id, state }) => [intent_id, state]);
  expect(Object.fromEntries(states)).toEqual({
    [won?.id ?? '']: 'canceled',
    [lost]: 'canceled',
    [last?.id ?? '']: 'open',
  });
  for (const intent of [won?.id ?? '', lost]) {
    expect((await gateway.payments.fetchIntent(intent)).status).toBe('canceled');
  }
  expect((await pay(won?.clientSecret ?? '')).status).toBeGreaterThanOrEqual(400);
  expect((await pay(last?.clientSecret ?? '')).status).toBe(200);
  await browser.call('POST', `/api/orders/${id}/mark-completed`);
  expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid', amount_cents: 2465, promo_code: 'WELCOME' });
});
