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

const bought = async (browser: Browser, additionalTo?: number) =>
  (await browser.call('GET', `/api/my/bought-order${additionalTo ? `?additionalTo=${additionalTo}` : ''}`)).json.order;
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
  const answerTo = async (browser: Browser) => (await browser.call('GET', '/api/my/bought-order')).json;

  it('is shown only to the browser that uploaded its photos, until paid or deleted', async () => {
    const { browser, id } = await placeAnalyzed();
    const locked = { order: null, unpaid: { id, status: 'analyzed', nextStep: 'payment' } };
    expect(await answerTo(browser)).toEqual(locked);
    expect(await answerTo(gateway.newBrowser())).toEqual({ order: null });
    // One without photos is no order to go back to.
    await intent(browser);
    expect(await answerTo(browser)).toEqual(locked);
    const next = await place(browser);
    expect(await answerTo(browser)).toEqual({
      order: null,
      unpaid: { id: next.id, status: 'files_uploaded', nextStep: 'analysis' },
    });
    await analyze(next.id);
    expect(await answerTo(browser)).toEqual({
      order: null,
      unpaid: { id: next.id, status: 'analyzed', nextStep: 'payment' },
    });
    await browser.call('DELETE', `/api/orders/${next.id}`);
    const { json } = await intent(browser, id);
    await pay(json.clientSecret);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    expect(await answerTo(browser)).toMatchObject({ order: { id, nextStep: 'result' } });
    expect((await answerTo(browser)).unpaid).toBeUndefined();
  });
});
