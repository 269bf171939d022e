import { CURRENCY } from '@trueseason/contracts';
import { findOrder } from '@trueseason/shop/order';
import { listPayments, recordCheckoutSession } from '@trueseason/shop/payment';
import { query } from '@trueseason/shop/testing';
import { afterEach, expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();
afterEach(() => gateway.standIns.controls.reset());
const { db, payHosted } = flowsOf(() => gateway);
const { silence, post, succeeded } = providerOf(() => gateway);

const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
/** A current page, and one that an earlier release opened for the same order at another price. */
async function twoPages() {
  silence();
  const { url } = (await gateway.newBrowser().call('POST', '/api/create-checkout')).json;
  const row = query(db()).selectFrom('checkout_sessions').select('order_id').where('session_id', '=', sessionOf(url));
  const { order_id: id } = await row.executeTakeFirstOrThrow();
  const before = await openAt(id, 1900, { key: 'yesterday' });
  await recordCheckoutSession(db(), { session_id: before.id, order_id: id, amount_cents: 1900, currency: CURRENCY });
  return { id, url: url as string, before: before.url };
}
const openAt = (orderId: number, amountCents: number, { host = 'shop.example', key = 'today' } = {}) =>
  gateway.payments.createCheckout({
    orderId,
    amountCents,
    successUrl: `https://${host}/processing`,
    cancelUrl: `https://${host}/payment`,
    key: `checkout-${orderId}-${key}`,
  });
async function pay(url: string): Promise<void> {
  expect((await payHosted(url)).status).toBe(303);
  const { intent } = await gateway.payments.fetchCheckout(sessionOf(url));
  expect((await post(succeeded(intent?.id ?? ''))).status).toBe(200);
}

it('settles at the page’s price after a price change', async () => {
  const { id, before } = await twoPages();
  await pay(before);
  expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid', amount_cents: 1900 });
  expect(await listPayments(db(), id)).toMatchObject([{ state: 'succeeded', amount_cents: 1900 }]);
});

it('refunds the second payment if both pages are paid', async () => {
  const { id, url, before } = await twoPages();
  await pay(url);
  await pay(before);
  const kept = (await listPayments(db(), id)).map(({ state, amount_cents }) => [state, amount_cents]);
  expect(kept).toEqual([
    ['succeeded', 2900],
    ['refunded', 1900],
  ]);
});

it('is a new page if a release changes its contents, and the same otherwise', async () => {
  const { id } = await twoPages();
  const first = await openAt(id, 3500);
  expect((await openAt(id, 3500)).id).toBe(first.id);
  expect((await openAt(id, 3600)).id).not.toBe(first.id);
  expect((await openAt(id, 3500, { host: 'moved.example' })).id).not.toBe(first.id);
});
