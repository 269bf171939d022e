import { findRefundsDue, recordDispute, recordRefunds } from '@trueseason/shop/flows';
import { findOrder } from '@trueseason/shop/order';
import { listPayments } from '@trueseason/shop/payment';
import { query } from '@trueseason/shop/testing';
import type { Browser } from '@trueseason/testing';
import { disputeOf, FULL_REFUND } from '@trueseason/testing';
import { afterEach, expect, it } from 'vitest';
import { reconcilePayments } from '../payment/reconcile.ts';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();
afterEach(() => setProvider('off'));
const flows = flowsOf(() => gateway);
const { control, accountsOf } = providerOf(() => gateway);
const db = () => gateway.database.db;
const setProvider = (outage: 'error' | 'off') => gateway.standIns.controls.set({ stripe: { outage } });
const reconcile = () => reconcilePayments(gateway.deps, 14);

const myOrder = async (browser: Browser, id: number) =>
  ((await browser.call('GET', '/api/my/orders')).json as { id: number }[]).find((order) => order.id === id);
const refundsOnRecord = async (id: number) => {
  const rows = query(db())
    .selectFrom('audit')
    .select('detail')
    .where('order_id', '=', id)
    .where('action', '=', 'refund');
  return (await rows.execute()).map(({ detail }) => detail);
};
/** What the customer's bank does. */
const bank = async (path: string, body: object) => (await control(`_disputes${path}`, body)) as { readonly id: string };
const statesOf = async (id: number) => (await listPayments(db(), id)).map(({ state }) => state);

it('closes a withdrawn order during a provider outage, and refunds it later', async () => {
  const { browser, id } = await flows.placeDelivered('away@example.com');
  setProvider('error');
  expect(await browser.call('POST', `/api/orders/${id}/withdraw`)).toMatchObject({ status: 200 });
  expect(await myOrder(browser, id)).toMatchObject({ withdrawable: false, nextStep: 'new_order', status: 'analyzed' });
  expect(await statesOf(id)).toEqual(['succeeded']);
  // Its results mail is canceled, which is not an address problem.
  await query(db()).updateTable('mails').set({ error: 'bounced' }).where('order_id', '=', id).execute();
  expect(await myOrder(browser, id)).toMatchObject({ mailTroubled: false });
  setProvider('off');
  await reconcile();
  expect(await statesOf(id)).toEqual(['refunded']);
});

it('keeps an order with a refund due until the provider is back', async () => {
  const { browser, id } = await flows.placeDelivered('owed@example.com');
  setProvider('error');
  await browser.call('POST', `/api/orders/${id}/withdraw`);
  const refused = await browser.call('DELETE', `/api/orders/${id}`);
  expect(refused.json.code).toBe('payment_provider_unavailable');
  const [paid] = await listPayments(db(), id);
  setProvider('off');
  expect((await browser.call('DELETE', `/api/orders/${id}`)).status).toBe(200);
  expect(await findOrder(db(), id)).toBeUndefined();
  expect(await accountsOf(paid?.intent_id ?? '')).toEqual(['charge', 'refund']);
});

it('holds a disputed refund, and makes it when the dispute is won', async () => {
  const { browser, id } = await flows.placeDelivered('bank@example.com');
  setProvider('error');
  await browser.call('POST', `/api/orders/${id}/withdraw`);
  const [paid] = await listPayments(db(), id);
  const due = async () => (await findRefundsDue(db(), 14, 100)).filter(({ order_id }) => order_id === id).length;
  expect(await due()).toBe(1);
  await recordDispute(db(), paid?.intent_id ?? '', disputeOf('needs_response'));
  expect([await due(), (await findOrder(db(), id))?.payment]).toEqual([0, 'disputed']);
  await recordDispute(db(), paid?.intent_id ?? '', disputeOf('won'));
  expect([await due(), (await findOrder(db(), id))?.payment]).toEqual([1, 'refunded']);
});

it('blocks payment in another tab after consent is withdrawn', async () => {
  const { browser, id } = await flows.placeAnalyzed();
  const { json } = await browser.call('POST', '/api/create-payment-intent', { orderId: id });
  await browser.call('POST', `/api/orders/${id}/withdraw-consent`);
  expect(await statesOf(id)).toEqual(['canceled']);
  expect((await flows.pay(json.clientSecret)).status).toBe(400);
});

it('refunds a payment that arrives anyway, and requests no photos', async () => {
  const { browser, id } = await flows.placeAnalyzed();
  const { json } = await browser.call('POST', '/api/create-payment-intent', { orderId: id });
  await browser.call('PUT', `/api/orders/${id}/email`, { email: 'after@example.com' });
  setProvider('error');
  await browser.call('POST', `/api/orders/${id}/withdraw-consent`);
  setProvider('off');
  await flows.pay(json.clientSecret);
  await browser.call('POST', `/api/orders/${id}/mark-completed`);
  await reconcile();
  expect(await statesOf(id)).toEqual(['refunded']);
  expect(await flows.jobsOf(id)).not.toContain('send-photo-request');
});

it('refunds once and reports it once, with any number of replicas and event orders', async () => {
  const { browser, id } = await flows.placeDelivered('twice@example.com');
  setProvider('error');
  await browser.call('POST', `/api/orders/${id}/withdraw`);
  setProvider('off');
  await Promise.all([reconcile(), reconcile(), reconcile()]);
  await reconcile();
  expect(await refundsOnRecord(id)).toEqual(['automatic: the buyer withdrew']);

  const heard = await flows.placeDelivered('heard@example.com');
  const refund = gateway.deps.payments.refund;
  Object.assign(gateway.deps.payments, {
    refund: async (intentId: string) => {
      const refunds = await refund(intentId);
      // The provider's event arrives first.
      await recordRefunds(db(), intentId, FULL_REFUND);
      return refunds;
    },
  });
  await heard.browser.call('POST', `/api/orders/${heard.id}/withdraw`);
  Object.assign(gateway.deps.payments, { refund });
  expect(await refundsOnRecord(heard.id)).toEqual(['automatic: the buyer withdrew']);
});

it('keeps an order while a bank holds its money, and deletes it when the bank has refunded', async () => {
  const { browser, id, intentId } = await flows.placeDelivered('held@example.com');
  setProvider('error');
  await browser.call('POST', `/api/orders/${id}/withdraw`);
  setProvider('off');
  const { id: dispute } = await bank('', { paymentIntent: intentId });
  await expect.poll(async () => (await findOrder(db(), id))?.payment).toBe('disputed');
  const erase = () => browser.call('DELETE', `/api/orders/${id}`);
  expect(await erase()).toMatchObject({ status: 409, json: { code: 'payment_under_way' } });
  // The bank's decision is lost.
  gateway.standIns.controls.set({ stripe: { dropWebhooks: 100 } });
  await bank(`/${dispute}/close`, { won: false });
  gateway.standIns.controls.set({ stripe: { dropWebhooks: 0 } });
  expect((await findOrder(db(), id))?.payment).toBe('disputed');
  expect((await erase()).status).toBe(200);
  expect(await accountsOf(intentId)).toEqual(['charge', 'dispute']);
});
