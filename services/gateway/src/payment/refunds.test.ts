import { PRICE_CENTS } from '@trueseason/contracts';
import { listAuditEntries } from '@trueseason/shop/audit';
import { runOperatorAction } from '@trueseason/shop/back-office';
import { findOrder } from '@trueseason/shop/order';
import { query } from '@trueseason/shop/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { viewAdminDetails } from '../back-office/admin-view.ts';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { signedEvent } from '../testing/signed-event.ts';
import { useGateway } from '../testing/test-gateway.ts';
import { reconcilePayments } from './reconcile.ts';

const gateway = useGateway();
const { db, jobsOf } = flowsOf(() => gateway);
const { control, post, succeeded, paidUnheard } = providerOf(() => gateway);
afterEach(() => gateway.standIns.controls.reset());

const shown = (id: number) => viewAdminDetails(gateway.deps, id, ['finance']);

describe('a refund', () => {
  const REPEATED = { cents: 2000, left: 2901 };
  const refund = (id: number, part = {}) =>
    runOperatorAction({ db: db(), provider: gateway.payments, actor: 'ada', ...part }, id, 'refund');
  const repeat = (id: number) =>
    runOperatorAction({ db: db(), provider: gateway.payments, actor: 'ada' }, id, 'repeat-refund');
  const refunded = (intentId: string) =>
    signedEvent('charge.refunded', { id: 'ch_x', object: 'charge', refunded: true, payment_intent: intentId });

  it('locks the order once', async () => {
    const { id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    await gateway.payments.refund(intentId);
    await Promise.all(Array.from({ length: 5 }, () => post(refunded(intentId))));
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'refunded' });
    await post(succeeded(intentId));
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'refunded' });
  });

  it('that arrives before its payment unlocks nothing', async () => {
    const { browser, id, intentId } = await paidUnheard();
    await gateway.payments.refund(intentId);
    await post(refunded(intentId));
    await post(succeeded(intentId));
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'unpaid', completed_at: null });
    expect((await jobsOf(id)).filter((job) => job !== 'analyze')).toEqual([]);
  });

  it('leaves an order that no code can unlock', async () => {
    const { browser, id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    await gateway.payments.refund(intentId);
    await post(refunded(intentId));
    await query(db()).updateTable('orders').set({ promo_code: 'FREE100' }).where('id', '=', id).execute();
    for (const path of [`orders/${id}/mark-free`, `start-free-analysis/free_${id}`]) {
      const response = await browser.call('POST', `/api/${path}`, { images: [] });
      expect([path, response.json.code]).toEqual([path, 'order_closed']);
    }
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'refunded' });
  });

  it('in part keeps the result open, shows its amount, and is mailed', async () => {
    const { id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    await gateway.payments.refund(intentId, { cents: 1000, refundedBefore: 0 });
    await post(refunded(intentId));
    expect(await shown(id)).toMatchObject({
      payment: 'paid',
      payments: [{ state: 'succeeded', refunded: 1000 }],
      refundable: PRICE_CENTS - 1000,
    });
    expect(await jobsOf(id)).toContain('send-refund');
    await gateway.payments.refund(intentId);
    await post(refunded(intentId));
    expect(await shown(id)).toMatchObject({
      payment: 'refunded',
      payments: [{ refunded: PRICE_CENTS }],
      refundable: 0,
    });
  });

  it.each([
    [{ cents: 100, left: PRICE_CENTS }, 10, 100],
    [{ cents: 2000, left: PRICE_CENTS }, 2, 2000],
    [{ cents: 2000 }, 2, 2000],
    [{ cents: PRICE_CENTS + 1 }, 2, 0],
    [{}, 5, PRICE_CENTS],
  ])('of %j is made once for concurrent requests, and audited once', async (part, times, cents) => {
    const { id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    const ask = () => refund(id, part);
    const done = await Promise.all(Array.from({ length: times }, ask));
    // Again, by someone who still sees what was left before.
    if (cents < PRICE_CENTS) expect(await refund(id, REPEATED)).toBe(false);
    expect(done.includes(true)).toBe(cents > 0);
    expect((await gateway.payments.fetchRefunds(intentId)).cents).toBe(cents);
    const { payments, payment } = await shown(id);
    const audit = await listAuditEntries(db(), { orderId: id, limit: 100 });
    expect([payment, payments]).toMatchObject([cents === PRICE_CENTS ? 'refunded' : 'paid', [{ refunded: cents }]]);
    const told = audit.flatMap(({ detail }) => /^done: \D+([\d.]+), re_\w+$/.exec(detail)?.[1] ?? []);
    expect(told).toEqual(cents > 0 ? [(cents / 100).toFixed(2)] : []);
  });

  it('that fails later is shown, is not repeated by itself, and can be tried again', async () => {
    const { browser, id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    await browser.call('POST', `/api/orders/${id}/withdraw`);
    expect(await shown(id)).toMatchObject({ payment: 'refunded', payments: [{ state: 'refunded' }], actions: [] });

    await control('_refunds/fail', { paymentIntent: intentId });
    const failed = signedEvent('refund.failed', { id: 're_x', object: 'refund', payment_intent: intentId });
    await Promise.all([post(failed), post(failed)]);
    const { payments, actions, timeline } = await shown(id);
    expect(payments).toMatchObject([{ refunded: 0, refundFailedAt: expect.any(String) }]);
    expect(actions).toEqual(['repeat-refund', 'refund']);
    expect(timeline.filter(({ what }) => what.startsWith('A refund failed'))).toHaveLength(1);
    // Its customer and the list say so, too.
    expect((await browser.call('GET', `/api/orders/${id}`)).json).toMatchObject({ refunded: true, refundFailed: true });
    expect((await jobsOf(id)).filter((job) => job === 'send-refund-failed')).toHaveLength(1);
    expect(await shown(id)).toMatchObject({ refundFailed: true, next: { action: 'repeat-refund' } });
    expect(await reconcilePayments(gateway.deps, 14)).toMatchObject({ refunded: 0, failed: 0 });

    const repeated = await Promise.all(Array.from({ length: 4 }, () => repeat(id)));
    expect(repeated).toContain(true);
    expect(await repeat(id)).toBe(false);
    expect(await shown(id)).toMatchObject({ payments: [{ refunded: PRICE_CENTS, refundFailedAt: null }], actions: [] });
    expect((await gateway.payments.fetchRefunds(intentId)).cents).toBe(PRICE_CENTS);
    expect((await jobsOf(id)).filter((job) => job === 'send-refund')).toHaveLength(1);
    expect((await browser.call('GET', `/api/orders/${id}`)).json).toMatchObject({ refundFailed: false });
  });

  it('of a part is repeated for that part', async () => {
    const { id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    expect(await refund(id, { cents: 500, left: PRICE_CENTS })).toBe(true);
    expect(await refund(id, { cents: 700, left: PRICE_CENTS - 500 })).toBe(true);
    await control('_refunds/fail', { paymentIntent: intentId });
    await post(signedEvent('refund.failed', { id: 're_x', object: 'refund', payment_intent: intentId }));
    expect(await shown(id)).toMatchObject({ payment: 'paid', payments: [{ refunded: 500 }] });
    await Promise.all([repeat(id), repeat(id)]);
    expect(await shown(id)).toMatchObject({
      payment: 'paid',
      payments: [{ refunded: 1200, refundFailedAt: null }],
      refundable: PRICE_CENTS - 1200,
    });
  });
});

it('shows early fraud warnings and reviews until they are over', async () => {
  const { id, intentId } = await paidUnheard();
  await post(succeeded(intentId));
  const warning = (await control('_fraud-warnings', { paymentIntent: intentId })) as object;
  await post(signedEvent('radar.early_fraud_warning.created', warning));
  const review = (await control('_reviews', { paymentIntent: intentId })) as object;
  await post(signedEvent('review.opened', review));
  expect((await shown(id)).payments).toMatchObject([{ fraudWarning: 'made_with_stolen_card', review: 'rule' }]);
  await control('_reviews', { paymentIntent: intentId });
  // Events arrive in any order.
  await post(signedEvent('review.opened', review));
  expect((await shown(id)).payments).toMatchObject([{ fraudWarning: 'made_with_stolen_card', review: null }]);
});
