import { discountedCents, PRICE_CENTS } from '@trueseason/contracts';
import { findOrder } from '@trueseason/shop/order';
import { savePromo } from '@trueseason/shop/promo';
import { query } from '@trueseason/shop/testing';
import type { Browser } from '@trueseason/testing';
import { hashSync } from 'bcryptjs';
import { afterEach, describe, expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';
import { reconcilePayments } from './reconcile.ts';

const PASSWORD = 'correct horse battery staple';
const gateway = useGateway({
  ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4),
  TRUSTED_PROXIES: '127.0.0.1',
});
afterEach(() => gateway.standIns.controls.reset());
const { db, place, intent, pay } = flowsOf(() => gateway);

let made = 0;
async function halfPrice(maxUses: number | null = 1): Promise<string> {
  const code = `HALF-${++made}`;
  await savePromo(db(), { code, percent: 50, expires_at: null, max_uses: maxUses }, 'ada');
  return code;
}
const statusOf = async (intentId: string) => (await gateway.payments.fetchIntent(intentId)).status;
const reconcile = () => reconcilePayments(gateway.deps, 14);
const reservedAnHourAgo = (id: number) =>
  query(db())
    .updateTable('promo_reservations')
    .set({ reserved_at: new Date(Date.now() - 61 * 60_000) })
    .where('order_id', '=', id)
    .execute();
const validate = (browser: Browser, code: string) => browser.call('POST', '/api/promo/validate', { code });

describe('a single-use code', () => {
  it('discounts one open intent, and is reserved for its browser', async () => {
    const code = await halfPrice();
    const [first, second] = [await place(), await place()];
    const priced = await Promise.all([first, second].map(({ browser, id }) => intent(browser, id, code)));
    expect(priced.map(({ json }) => json.amount).toSorted()).toEqual([discountedCents(50), PRICE_CENTS]);
    const [holder, other] = priced[0]?.json.amount === discountedCents(50) ? [first, second] : [second, first];
    expect((await validate(holder.browser, code)).json).toEqual({ discount: 50 });
    expect((await validate(other.browser, code)).json.code).toBe('invalid_promo');
    // A reload changes nothing.
    expect((await intent(holder.browser, holder.id, code)).json.amount).toBe(discountedCents(50));
    // Removing it frees it for the other.
    expect((await intent(holder.browser, holder.id)).json.amount).toBe(PRICE_CENTS);
    expect((await intent(other.browser, other.id, code)).json.amount).toBe(discountedCents(50));
  });

  it('is reserved for an hour, even if nothing is left to pay', async () => {
    const free = await halfPrice();
    await savePromo(db(), { code: free, percent: 100, expires_at: null, max_uses: 1 }, 'ada');
    for (const code of [await halfPrice(), free]) {
      const [idle, next] = [await place(), await place()];
      const { json } = await intent(idle.browser, idle.id, code);
      await reconcile();
      expect((await intent(next.browser, next.id, code)).json.discount).toBe(0);
      await reservedAnHourAgo(idle.id);
      await reconcile();
      if (!json.isFree) expect(await statusOf(json.paymentIntentId)).toBe('canceled');
      expect((await intent(next.browser, next.id, code)).json.discount).toBeGreaterThan(0);
      // The first one is notified and may pay the full price.
      expect((await intent(idle.browser, idle.id, code)).json).toMatchObject({ amount: PRICE_CENTS, discount: 0 });
    }
  });
});

describe('a limited code', () => {
  const client = (address: string) => ({ 'x-forwarded-for': address });
  const open = (browser: Browser, body: object, address: string) =>
    browser.call('POST', '/api/create-payment-intent', body, client(address));
  const reserved = async (code: string) =>
    (await query(db()).selectFrom('promo_reservations').select('order_id').where('code', '=', code).execute()).length;

  it.each([20, 100])('of %s percent cannot be used up by one address without paying', async (percent) => {
    const code = await halfPrice(20);
    await savePromo(db(), { code, percent, expires_at: null, max_uses: 20 }, 'ada');
    const prices = [];
    for (let n = 0; n < 20; n++) {
      const { json } = await open(gateway.newBrowser(), { promoCode: code }, '203.0.113.5');
      prices.push(json.discount);
    }
    // More than a household, fewer than all; each sees its price.
    expect(prices).toEqual([...Array(5).fill(percent), ...Array(15).fill(0)]);
    expect(await reserved(code)).toBe(5);
    const other = gateway.newBrowser();
    const check = (address: string) => other.call('POST', '/api/promo/validate', { code }, client(address));
    expect((await check('203.0.113.5')).json.code).toBe('invalid_promo');
    expect((await check('203.0.113.6')).json).toEqual({ discount: percent });
    expect((await open(other, { promoCode: code }, '203.0.113.6')).json.discount).toBe(percent);
  });

  it('stays available to its holder at another address, and to the household of a buyer', async () => {
    const code = await halfPrice(4);
    const at = async (address: string) => {
      const browser = gateway.newBrowser();
      return { browser, ...(await open(browser, { promoCode: code }, address)).json };
    };
    const traveler = await at('198.51.100.1');
    const [first] = [await at('198.51.100.2'), await at('198.51.100.2'), await at('198.51.100.2')];
    const again = await open(traveler.browser, { promoCode: code }, '198.51.100.2');
    expect(again.json).toMatchObject({ amount: discountedCents(50), paymentIntentId: traveler.paymentIntentId });
    await pay(first.clientSecret);
    await first.browser.call('POST', `/api/orders/${first.orderId}/mark-completed`);
    expect(await findOrder(db(), first.orderId)).toMatchObject({ payment: 'paid', amount_cents: discountedCents(50) });
  });

  it('moves from an unpaid order to the browser’s next one if needed', async () => {
    const code = await halfPrice();
    const browser = gateway.newBrowser();
    const older = (await open(browser, { promoCode: code }, '198.51.100.3')).json;
    const { id } = await place(browser);
    expect((await validate(browser, code)).json).toEqual({ discount: 50 });
    const newer = (await open(browser, { orderId: id, promoCode: code }, '198.51.100.3')).json;
    expect(newer).toMatchObject({ orderId: id, amount: discountedCents(50) });
    expect(await statusOf(older.paymentIntentId)).toBe('canceled');
    expect((await pay(older.clientSecret)).status).toBe(400);
    // A paid one keeps its use.
    gateway.standIns.controls.set({ stripe: { dropWebhooks: 5 } });
    await pay(newer.clientSecret);
    const last = (await open(browser, { orderId: older.orderId, promoCode: code }, '198.51.100.3')).json;
    expect(last).toMatchObject({ orderId: older.orderId, amount: PRICE_CENTS });
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid', amount_cents: discountedCents(50) });
  });
});

describe('a code ended by an operator', () => {
  async function end(code: string): Promise<number> {
    const operator = gateway.newBrowser();
    await operator.call('POST', '/api/admin/login', { password: PASSWORD });
    const body = { percent: 50, expiresAt: new Date(Date.now() - 1_000).toISOString(), maxUses: null };
    return (await operator.call('PUT', `/api/admin/promos/${code}`, body)).status;
  }

  it('gives no discount on an open intent; the full price applies', async () => {
    const code = await halfPrice(null);
    const { browser, id } = await place();
    const before = (await intent(browser, id, code)).json;
    expect(before.amount).toBe(discountedCents(50));
    expect(await end(code)).toBe(200);
    expect(await statusOf(before.paymentIntentId)).toBe('canceled');
    expect((await pay(before.clientSecret)).status).toBe(400);
    const after = (await intent(browser, id, code)).json;
    expect(after).toMatchObject({ amount: PRICE_CENTS, discount: 0, isFree: false });
    await pay(after.clientSecret);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid', amount_cents: PRICE_CENTS, promo_code: null });
  });

  it('ends once the provider answers after an outage', async () => {
    const code = await halfPrice(null);
    const { browser, id } = await place();
    const { paymentIntentId } = (await intent(browser, id, code)).json;
    gateway.standIns.controls.set({ stripe: { outage: 'error' } });
    expect(await end(code)).toBe(200);
    gateway.standIns.controls.reset();
    expect(await statusOf(paymentIntentId)).toBe('requires_payment_method');
    await reconcile();
    expect(await statusOf(paymentIntentId)).toBe('canceled');
  });

  it('counts if already paid with, and is charged once', async () => {
    const code = await halfPrice(null);
    const { browser, id } = await place();
    const { clientSecret, paymentIntentId } = (await intent(browser, id, code)).json;
    gateway.standIns.controls.set({ stripe: { dropWebhooks: 5 } });
    await pay(clientSecret);
    expect(await end(code)).toBe(200);
    expect(await statusOf(paymentIntentId)).toBe('succeeded');
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid', amount_cents: discountedCents(50) });
    expect((await intent(browser, id)).json.code).toBe('already_settled');
  });
});
