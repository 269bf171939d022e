import { randomUUID } from 'node:crypto';
import { discountedCents } from '@trueseason/contracts';
import { createLogger } from '@trueseason/platform/runtime';
import { findOrder } from '@trueseason/shop/order';
import { listPayments } from '@trueseason/shop/payment';
import { query } from '@trueseason/shop/testing';
import type { Browser } from '@trueseason/testing';
import { describe, expect, it } from 'vitest';
import { readPaymentEvents } from '../payment/read-payment-events.ts';
import { settleIntent } from '../payment/settle-intent.ts';
import { flowsOf, threePhotos } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();
const { db, intent } = flowsOf(() => gateway);

const headers = (key: string) => ({ 'idempotency-key': key });
/** A request from a browser without a session, as when the first answer was lost. */
async function open(key: string, promoCode?: string) {
  const browser = gateway.newBrowser();
  const { status, json } = await browser.call('POST', '/api/create-payment-intent', { promoCode }, headers(key));
  return { browser, status, json };
}
const countOrders = async () => (await query(db()).selectFrom('orders').select('id').execute()).length;
const refused = { status: 400, json: { code: 'bad_request', field: 'idempotency-key' } };

describe('a checkout whose answer was lost', () => {
  it('returns the same order and intent on retry', async () => {
    const orders = await countOrders();
    const key = randomUUID();
    const first = await open(key);
    const again = await open(key);
    expect(again).toMatchObject({ status: 200, json: first.json });
    expect(await countOrders()).toBe(orders + 1);
    const { orderId } = again.json;
    const brought = await again.browser.upload(`/api/orders/${orderId}/photos`, threePhotos(), 'PUT');
    expect(brought.json).toEqual({ success: true });
  });

  it('returns the same order at another price, with a new intent', async () => {
    const key = randomUUID();
    const full = (await open(key)).json;
    const { json } = await open(key, 'WELCOME');
    expect(json).toMatchObject({ orderId: full.orderId, amount: discountedCents(15), discount: 15 });
    const payments = await listPayments(db(), full.orderId);
    expect(new Map(payments.map(({ intent_id, state }) => [intent_id, state]))).toEqual(
      new Map([
        [full.paymentIntentId, 'canceled'],
        [json.paymentIntentId, 'open'],
      ]),
    );
  });

  it('is one order and page if hosted, and never both kinds', async () => {
    const orders = await countOrders();
    const key = randomUUID();
    const pages = [gateway.newBrowser(), gateway.newBrowser()].map((browser) =>
      browser.call('POST', '/api/create-checkout', undefined, headers(key)),
    );
    const [first, again] = await Promise.all(pages);
    expect(first?.json.url).toBe(again?.json.url);
    expect(await countOrders()).toBe(orders + 1);
    expect(await open(key)).toMatchObject(refused);
  });
});

describe('a paid hosted page whose customer did not return', () => {
  const flows = flowsOf(() => gateway);
  const buy = (browser: Browser) => browser.call('POST', '/api/create-checkout', undefined, headers(randomUUID()));

  it('sends mail only after the payment event', async () => {
    const { payments, standIns, deps } = gateway;
    const page = (await buy(gateway.newBrowser())).json.url;
    standIns.controls.set({ stripe: { dropWebhooks: 20 } });
    await flows.payHosted(page);
    standIns.controls.reset();
    const { intent: paid } = await payments.fetchCheckout(new URL(page).pathname.split('/').at(-1) ?? '');
    const orderId = paid?.orderId;
    if (!orderId) throw new Error('the page was paid on, for an order of ours');
    expect(await settleIntent(deps, paid)).toBe('settled');
    expect((await findOrder(db(), orderId))?.email).toBeNull();
    const now = new Date();
    await readPaymentEvents(deps, { begunAt: now, readTo: now }, createLogger('gateway', 'silent'));
    expect(await findOrder(db(), orderId)).toMatchObject({ payment: 'paid', email: 'a@example.com' });
  });

  it.each([false, true])('is shown instead of another bill, lost webhook: %s', async (lost) => {
    const browser = gateway.newBrowser();
    const page = (await buy(browser)).json.url;
    const orders = await countOrders();
    if (lost) gateway.standIns.controls.set({ stripe: { dropWebhooks: 5 } });
    await flows.payHosted(page);
    const again = await buy(browser);
    gateway.standIns.controls.reset();
    expect(again.json.code).toBe('bought_already');
    const session = new URL(page).pathname.split('/').at(-1);
    const { jobId } = (await browser.call('GET', `/api/session/${session}/job`)).json;
    const { bought: order } = (await browser.call('POST', '/api/my/purchase-context', {})).json;
    expect(order).toMatchObject({ id: Number(jobId), nextStep: 'photos' });
    expect(await countOrders()).toBe(orders);
  });
});

describe('a key', () => {
  it('cannot open an order that has content', async () => {
    const withPhotos = randomUUID();
    const first = await open(withPhotos);
    await first.browser.upload(`/api/orders/${first.json.orderId}/photos`, threePhotos(), 'PUT');
    const withEmail = randomUUID();
    const second = await open(withEmail);
    const email = 'someone@example.com';
    await second.browser.call('POST', `/api/orders/${second.json.orderId}/update-email`, { email });
    for (const key of [withPhotos, withEmail]) {
      const stolen = await open(key);
      expect(stolen).toMatchObject(refused);
      expect(stolen.browser.cookieHeader()).toBe('');
    }
    // The holder continues as before.
    expect((await intent(first.browser, first.json.orderId)).json.paymentIntentId).toBe(first.json.paymentIntentId);
  });

  it('of an upload opens no checkout, and vice versa', async () => {
    const key = randomUUID();
    await open(key);
    const form = new FormData();
    for (const [name, bytes] of threePhotos()) form.append(name, new Blob([bytes]), 'a.jpg');
    const upload = await fetch(`${gateway.url}/api/orders/guest`, {
      method: 'POST',
      body: form,
      headers: headers(key),
    });
    expect({ status: upload.status, json: await upload.json() }).toMatchObject(refused);
  });

  it('that is malformed is refused, and creates nothing', async () => {
    const orders = await countOrders();
    expect(await open('short')).toMatchObject(refused);
    expect(await countOrders()).toBe(orders);
  });
});
