import { PRICE_CENTS } from '@trueseason/contracts';
import { findOrder } from '@trueseason/shop/order';
import { listPayments } from '@trueseason/shop/payment';
import { savePromo } from '@trueseason/shop/promo';
import { query } from '@trueseason/shop/testing';
import type { Answer } from '@trueseason/testing';
import { describe, expect, it, vi } from 'vitest';
import { flowsOf, threePhotos } from '../testing/flows.ts';
import { storedOf } from '../testing/list-stored.ts';
import { useGateway } from '../testing/test-gateway.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const gateway = useGateway();
const { db, place, placeAnalyzed, intent, pay, payHosted } = flowsOf(() => gateway);
const stateOf = async ({ json }: Answer) => (await gateway.payments.fetchIntent(json.paymentIntentId)).status;

describe('codes', () => {
  it('with one use make one of five concurrent orders free', async () => {
    await savePromo(db(), { code: 'ONLY-ONE', percent: 100, expires_at: null, max_uses: 1 }, 'ada');
    const orders = await Promise.all(Array.from({ length: 5 }, () => placeAnalyzed()));
    const priced = await Promise.all(orders.map(({ browser, id }) => intent(browser, id, 'ONLY-ONE')));
    expect(priced.filter(({ json }) => json.isFree)).toHaveLength(1);
    const responses = await Promise.all(
      orders.map(({ browser, id }) => browser.call('POST', `/api/orders/${id}/mark-free`)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const promo = await query(db()).selectFrom('promos').selectAll().where('code', '=', 'ONLY-ONE').executeTakeFirst();
    expect(promo?.uses).toBe(1);
    // The others can still pay.
    const late = orders[responses.findIndex(({ status }) => status === 400)];
    const { json } = await intent(late?.browser as never, late?.id, 'ONLY-ONE');
    expect(json).toMatchObject({ amount: PRICE_CENTS, discount: 0, isFree: false });
  });

  it('that expire between applying and redeeming make nothing free', async () => {
    const promo = { code: 'SHORT', percent: 100, max_uses: null };
    await savePromo(db(), { ...promo, expires_at: null }, 'ada');
    const { browser, id } = await placeAnalyzed();
    await intent(browser, id, 'SHORT');
    await savePromo(db(), { ...promo, expires_at: new Date(Date.now() - 1_000) }, 'ada');
    expect((await browser.call('POST', `/api/orders/${id}/mark-free`)).json.code).toBe('invalid_promo');
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'unpaid' });
  });

  it('cannot make an order free after its payment has started', async () => {
    const { browser, id } = await placeAnalyzed();
    const full = await intent(browser, id);
    gateway.standIns.controls.set({ stripe: { processingMs: 600, dropWebhooks: 100 } });
    await pay(full.json.clientSecret);
    expect((await intent(browser, id, 'FREE100')).json.code).toBe('already_settled');
    await vi.waitFor(async () => expect(await stateOf(full)).toBe('succeeded'), 5_000);
    gateway.standIns.controls.reset();
    expect((await browser.call('POST', `/api/orders/${id}/mark-completed`)).json.status).toBe('completed');
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid', amount_cents: PRICE_CENTS });
  });
});

describe('tabs of one browser', () => {
  it('with different codes leave one payable intent', async () => {
    const { browser, id } = await placeAnalyzed();
    const responses = await Promise.all(
      ['', 'FIRST10', 'WELCOME', 'STUDENT', 'SAVE5'].map((code) => intent(browser, id, code)),
    );
    const opened = responses.filter(({ status }) => status === 200);
    expect(opened.length).toBeGreaterThan(0);
    for (const { status, json } of responses) expect(status === 200 || json.code === 'unavailable').toBe(true);
    const states = await Promise.all(opened.map(stateOf));
    const open = (await listPayments(db(), id)).filter(({ state }) => state === 'open');
    expect(open).toHaveLength(1);
    const payable = opened.filter((_, index) => states[index] !== 'canceled');
    expect(new Set(payable.map(({ json }) => json.paymentIntentId))).toEqual(new Set([open[0]?.intent_id]));
    // The order costs what that intent costs.
    const last = payable[0] as Answer;
    await pay(last.json.clientSecret);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid', amount_cents: last.json.amount });
  });

  it('that upload photos at once leave one set of them', async () => {
    const browser = gateway.newBrowser();
    const { orderId } = (await intent(browser)).json;
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => browser.upload(`/api/orders/${orderId}/photos`, threePhotos(), 'PUT')),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await storedOf(gateway, orderId)).toHaveLength(3);
  });
});

describe('a hosted page', () => {
  it('that expired is replaced for the same order, and both lead to its job', async () => {
    const browser = gateway.newBrowser();
    const open = async () => (await browser.call('POST', '/api/create-checkout')).json.url as string;
    const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
    const first = await open();
    await query(db())
      .updateTable('checkout_sessions')
      .set({ created_at: new Date(Date.now() - DAY_MS) })
      .where('session_id', '=', sessionOf(first))
      .execute();
    const second = await open();
    expect(second).not.toBe(first);
    expect(await open()).toBe(second);
    await payHosted(second);
    const jobs = await Promise.all(
      [first, second].map((url) => browser.call('GET', `/api/session/${sessionOf(url)}/job`)),
    );
    expect(jobs[0]?.json).toEqual(jobs[1]?.json);
    expect(await findOrder(db(), Number(jobs[0]?.json.jobId))).toMatchObject({ payment: 'paid' });
  });
});

describe('deleting photos', () => {
  it('under constant requests leaves none', async () => {
    const { browser, id } = await place();
    const calls = Array.from({ length: 6 }, (_, n) =>
      browser.call(n % 2 ? 'GET' : 'DELETE', `/api/orders/${id}/photos`),
    );
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    expect(await storedOf(gateway, id)).toEqual([]);
    expect((await browser.call('GET', `/api/orders/${id}/photos`)).json).toEqual([]);
  });
});
