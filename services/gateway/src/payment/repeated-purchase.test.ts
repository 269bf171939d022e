import { PRICE_CENTS } from '@trueseason/contracts';
import { query } from '@trueseason/shop/testing';
import type { Browser } from '@trueseason/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { ProblemError } from '../http/problem-error.ts';
import { flowsOf, threePhotos } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

/* A customer who paid and closed the page opens another tab with only the session. */

const gateway = useGateway();
afterEach(() => gateway.standIns.controls.reset());
const { change, analyze, db, intent, pay, place, payHosted, placeAnalyzed, placePaid } = flowsOf(() => gateway);

const contextOf = async (browser: Browser, body: { additionalTo?: number | undefined; code?: string } = {}) =>
  (await browser.call('POST', '/api/my/purchase-context', body)).json;
const bought = async (browser: Browser, additionalTo?: number) => (await contextOf(browser, { additionalTo })).bought;
const openCheckout = (browser: Browser, additionalTo?: number) =>
  browser.call('POST', '/api/create-payment-intent', { amount: PRICE_CENTS, promoCode: '', additionalTo });
const openPage = (browser: Browser, additionalTo?: number) =>
  browser.call('POST', '/api/create-checkout', additionalTo === undefined ? undefined : { additionalTo });
const refused = { status: 409, json: { code: 'bought_already' } };

/** Paid at our checkout; the event is lost, and the tab closes before its page reports back. */
async function payAndClose(browser = gateway.newBrowser(), additionalTo?: number) {
  gateway.standIns.controls.set({ stripe: { dropWebhooks: 20 } });
  const { json } = await openCheckout(browser, additionalTo);
  const id: number = json.orderId;
  await browser.upload(`/api/orders/${id}/photos`, threePhotos(), 'PUT');
  await pay(json.clientSecret);
  return { browser, id };
}

describe('an order paid in a closed tab', () => {
  it('is shown to the next tab, and neither way to pay opens another bill', async () => {
    const { browser, id } = await payAndClose();
    for (const open of [openCheckout, openPage]) expect(await open(browser)).toMatchObject(refused);
    expect(await bought(browser)).toMatchObject({ id, nextStep: 'analysis', pending: false });
  });

  it('is shown as paid before the webhook arrives', async () => {
    const { browser, id } = await payAndClose();
    await change('payments', id, { checked_at: new Date(Date.now() - 5000) });
    const { json } = await browser.call('GET', `/api/orders/${id}/status`);
    expect(json).toMatchObject({ id, nextStep: 'analysis' });
  });

  it('is not checked at each poll, and survives a provider outage', async () => {
    const browser = gateway.newBrowser();
    const { json } = await openCheckout(browser);
    const status = () => browser.call('GET', `/api/orders/${json.orderId}/status`);
    const longAgo = () =>
      query(db())
        .updateTable('payments')
        .set({ checked_at: new Date(0) })
        .where('order_id', '=', json.orderId)
        .execute();
    const asked: string[] = [];
    const fetchIntent = gateway.payments.fetchIntent.bind(gateway.payments);
    gateway.payments.fetchIntent = async (name) => {
      asked.push(name);
      throw new ProblemError('payment_provider_unavailable');
    };
    try {
      await longAgo();
      for (let poll = 0; poll < 5; poll++)
        expect(await status()).toMatchObject({ status: 200, json: { nextStep: 'payment' } });
      expect(asked).toHaveLength(1);
    } finally {
      gateway.payments.fetchIntent = fetchIntent;
    }
    await browser.upload(`/api/orders/${json.orderId}/photos`, threePhotos(), 'PUT');
    gateway.standIns.controls.set({ stripe: { dropWebhooks: 20 } });
    await pay(json.clientSecret);
    await longAgo();
    expect((await status()).json).toMatchObject({ nextStep: 'analysis' });
  });

  it('is shown while the bank is deciding', async () => {
    const browser = gateway.newBrowser();
    const { json } = await openCheckout(browser);
    gateway.standIns.controls.set({ stripe: { dropWebhooks: 20 } });
    const fetchIntent = gateway.payments.fetchIntent.bind(gateway.payments);
    const status = 'processing' as const;
    gateway.payments.fetchIntent = async (name) => ({ ...(await fetchIntent(name)), status });
    try {
      expect(await bought(browser)).toMatchObject({ id: json.orderId, pending: true });
      expect(await openPage(browser)).toMatchObject(refused);
      // A second order is independent of the pending one.
      const other = await openCheckout(browser, json.orderId);
      expect(other).toMatchObject({ status: 200 });
      expect(other.json.orderId).not.toBe(json.orderId);
    } finally {
      gateway.payments.fetchIntent = fetchIntent;
    }
  });

  it('gives way to a later one while the bank is deciding on that', async () => {
    const { browser, id } = await payAndClose();
    const { json } = await openCheckout(browser, id);
    const fetchIntent = gateway.payments.fetchIntent.bind(gateway.payments);
    gateway.payments.fetchIntent = async (name) => ({ ...(await fetchIntent(name)), status: 'processing' });
    try {
      expect(await openPage(browser, id)).toMatchObject(refused);
      expect(await bought(browser, id)).toMatchObject({ id: json.orderId, pending: true });
    } finally {
      gateway.payments.fetchIntent = fetchIntent;
    }
  });

  it('can be followed by a second and a third on purpose', async () => {
    const { browser, id } = await payAndClose();
    const second = await payAndClose(browser, id);
    expect(second.id).not.toBe(id);
    expect(await openCheckout(browser, id)).toMatchObject(refused);
    expect(await bought(browser)).toMatchObject({ id: second.id });
    expect((await openCheckout(browser, second.id)).status).toBe(200);
  });

  it('is shown for a day, and longer while it waits for photos', async () => {
    const served = await placePaid();
    const browser = gateway.newBrowser();
    await payHosted((await openPage(browser)).json.url);
    expect(await bought(browser)).toMatchObject({ nextStep: 'photos' });
    const settled_at = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await query(db()).updateTable('orders').set({ settled_at }).where('settled_at', 'is not', null).execute();
    expect(await bought(served.browser)).toBeNull();
    expect((await openCheckout(served.browser)).status).toBe(200);
    expect(await openCheckout(browser)).toMatchObject(refused);
  });
});

describe('an unpaid order', () => {
  it('is shown only to the browser that uploaded its photos, until paid or deleted', async () => {
    const { browser, id } = await placeAnalyzed();
    const nothing = { bought: null, unpaid: null, kept: null, latest: null, discount: null };
    const locked = { ...nothing, unpaid: { id, status: 'analyzed', nextStep: 'payment' }, latest: id };
    expect(await contextOf(browser)).toEqual(locked);
    expect(await contextOf(gateway.newBrowser())).toEqual(nothing);
    const next = await place(browser);
    const unpaid = { id: next.id, status: 'files_uploaded', nextStep: 'analysis' };
    expect(await contextOf(browser)).toEqual({ ...nothing, unpaid, latest: next.id });
    await analyze(next.id);
    expect(await contextOf(browser)).toEqual({ ...locked, unpaid: { ...locked.unpaid, id: next.id }, latest: next.id });
    await browser.call('DELETE', `/api/orders/${next.id}`);
    const { json } = await intent(browser, id);
    await pay(json.clientSecret);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    expect(await contextOf(browser)).toMatchObject({ bought: { id, nextStep: 'result' }, unpaid: null, latest: id });
  });

  it.each([
    ['being measured', place],
    ['measured and locked', placeAnalyzed],
  ])('that is %s is not sold a second time without a word', async (_, makeOrder) => {
    const { browser, id } = await makeOrder();
    for (const open of [openCheckout, openPage]) {
      expect(await open(browser)).toMatchObject({ status: 409, json: { code: 'measured_already' } });
      expect(await open(browser, id)).toMatchObject({ status: 200 });
    }
    // Another browser knows nothing of it, and its owner may pay for it.
    expect((await openCheckout(gateway.newBrowser())).status).toBe(200);
    expect((await intent(browser, id)).status).toBe(200);
  });

  it('is named after what was bought later, so that a customer sees both', async () => {
    const { browser, id } = await placeAnalyzed();
    const { json } = await openCheckout(browser, id);
    await browser.upload(`/api/orders/${json.orderId}/photos`, threePhotos(), 'PUT');
    await pay(json.clientSecret);
    expect(await contextOf(browser)).toMatchObject({
      bought: { id: json.orderId },
      unpaid: { id },
      latest: json.orderId,
    });
  });
});

describe('a code on the device', () => {
  it('is read with its discount, and without one once it does not work', async () => {
    const browser = gateway.newBrowser();
    expect(await contextOf(browser, { code: 'WELCOME' })).toMatchObject({ discount: 15 });
    expect(await contextOf(browser, { code: 'GIFT-7KQM-2XWD-9TPA-C4HN' })).toMatchObject({ discount: null });
  });
});
