import { CURRENCY, decimalPrice, discountedCents, PRICE_CENTS, PROBLEMS } from '@trueseason/contracts';
import { query } from '@trueseason/shop/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { startTestGateway, useGateway } from '../testing/test-gateway.ts';
import { isProviderPage } from './fetch-receipt.ts';

const gateway = useGateway({ STRIPE_TAX_CODE: 'txcd_10000000', TRUSTED_PROXIES: '127.0.0.1' });
afterEach(() => gateway.standIns.controls.reset());
const { db, place, placeAnalyzed, placePaid, intent, pay, payHosted } = flowsOf(() => gateway);

const receiptOf = (id: number) => `/api/orders/${id}/payment-receipt`;
/** A buyer at this address; the stand-in maps it to a location. */
const from = (address: string) => ({ 'x-forwarded-for': address });

const readIntent = async (id: string) => {
  const response = await fetch(`${gateway.standIns.url}/v1/payment_intents/${id}`, {
    headers: { authorization: 'Bearer sk_test_standin' },
  });
  return (await response.json()) as { hooks: { inputs: { tax: { calculation: string } } } | null; metadata: object };
};

/** Of a price that includes 19 percent. */
const taxIn = (cents: number): number => Math.round((cents * 19) / 119);
/** As the provider writes an amount. */
const inCurrency = (cents: number): string => `${decimalPrice(cents)} ${CURRENCY.toUpperCase()}`;

describe('the receipt of a paid order', () => {
  it('comes from the provider, for its buyer, even after a refund', async () => {
    const { browser, id, intentId } = await placePaid();
    const { status, json } = await browser.call('GET', receiptOf(id));
    expect(status).toBe(200);
    expect(json.invoiceUrl).toBeNull();
    expect(await (await fetch(json.receiptUrl)).text()).toContain(inCurrency(PRICE_CENTS));
    await gateway.payments.refund(intentId);
    await expect
      .poll(
        async () =>
          (await query(db()).selectFrom('orders').select('payment').where('id', '=', id).execute())[0]?.payment,
      )
      .toBe('refunded');
    const { json: later } = await browser.call('GET', receiptOf(id));
    expect(await (await fetch(later.receiptUrl)).text()).toContain('Given back');
    expect(await gateway.newBrowser().call('GET', receiptOf(id))).toMatchObject({ status: 404 });
  });

  it('includes the hosted page’s invoice, whose price includes tax', async () => {
    const browser = gateway.newBrowser();
    const { json: page } = await browser.call('POST', '/api/create-checkout');
    await payHosted(page.url);
    const session = new URL(page.url).pathname.split('/').at(-1) ?? '';
    const { json: job } = await browser.call('GET', `/api/session/${session}/job`);
    const { json } = await browser.call('GET', receiptOf(Number(job.jobId)));
    const pdf = await (await fetch(json.invoiceUrl)).text();
    expect(pdf).toContain(`${inCurrency(PRICE_CENTS)}, of which tax ${inCurrency(taxIn(PRICE_CENTS))}`);
  });

  it('is refused with a message if nothing was paid', async () => {
    const { browser, id } = await placeAnalyzed();
    const none = { status: 404, json: { code: 'nothing_paid', message: PROBLEMS.nothing_paid.message } };
    expect(await browser.call('GET', receiptOf(id))).toMatchObject(none);
    await intent(browser, id, 'FREE100');
    await browser.call('POST', `/api/orders/${id}/mark-free`);
    expect(await browser.call('GET', receiptOf(id))).toMatchObject(none);
  });

  it('is retried while the provider is down', async () => {
    const { browser, id } = await placePaid();
    gateway.standIns.controls.set({ stripe: { outage: 'error' } });
    expect(await browser.call('GET', receiptOf(id))).toMatchObject({ status: 503, json: { code: 'unavailable' } });
  });

  it.each([
    ['https://pay.stripe.com/receipts/1', undefined, true],
    ['https://pay.stripe.com.evil.example/receipts/1', undefined, false],
    ['https://evilstripe.com/1', undefined, false],
    ['http://pay.stripe.com/1', undefined, false],
    ['https://pay.stripe.com@evil.example/1', undefined, false],
    ['javascript:alert(1)//.stripe.com', undefined, false],
    ['nothing', undefined, false],
    ['http://localhost:3002/receipts/1', undefined, false],
    ['http://localhost:3002/receipts/1', 'http://stand-ins:3002', true],
    ['http://localhost:3003/receipts/1', 'http://stand-ins:3002', false],
    ['http://evil.example:3002/1', 'http://stand-ins:3002', false],
  ])('never redirects elsewhere: %s', (address, apiUrl, led) => {
    expect(isProviderPage(address, apiUrl)).toBe(led);
  });
});

describe('tax', () => {
  const openIntent = async (address: string, promoCode?: string) => {
    const { browser, id } = await place();
    const body = { orderId: id, promoCode };
    const { json } = await browser.call('POST', '/api/create-payment-intent', body, from(address));
    return { browser, id, json };
  };

  it('is computed within the price, once per intent, and keeps the price', async () => {
    const { browser, id, json } = await openIntent('203.0.113.7', 'FIRST10');
    expect(json.amount).toBe(discountedCents(10));
    const { hooks } = await readIntent(json.paymentIntentId);
    expect(hooks?.inputs.tax.calculation).toMatch(/^taxcalc_/);
    const again = { orderId: id, promoCode: 'FIRST10' };
    await browser.call('POST', '/api/create-payment-intent', again, from('203.0.113.9'));
    expect((await readIntent(json.paymentIntentId)).hooks).toEqual(hooks);
    await pay(json.clientSecret);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    const { json: receipt } = await browser.call('GET', receiptOf(id));
    const text = await (await fetch(receipt.receiptUrl)).text();
    expect(text).toContain(inCurrency(json.amount));
    expect(text).toContain(inCurrency(taxIn(json.amount)));
  });

  it('does not block a buyer without a location, and marks the intent', async () => {
    const { json } = await openIntent('10.1.2.3');
    expect(json).toMatchObject({ amount: PRICE_CENTS, isFree: false });
    expect(await readIntent(json.paymentIntentId)).toMatchObject({
      hooks: null,
      metadata: { tax: 'location unknown' },
    });
  });

  it('is not computed without a tax code', async () => {
    const other = await startTestGateway();
    try {
      const flows = flowsOf(() => other);
      const { browser, id } = await flows.place();
      const { json } = await flows.intent(browser, id);
      const found = await fetch(`${other.standIns.url}/v1/payment_intents/${json.paymentIntentId}`, {
        headers: { authorization: 'Bearer sk_test_standin' },
      });
      expect(await found.json()).toMatchObject({ hooks: null, metadata: { orderId: String(id) } });
    } finally {
      await other.close();
    }
  });
});
