import { findOrder } from '@trueseason/db';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { flowsOf } from './testing/flows.ts';
import { providerOf } from './testing/provider.ts';
import { signedEvent } from './testing/signed-event.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
const { db, jobsOf } = flowsOf(() => gateway);
const { post, succeeded, paidUnheard } = providerOf(() => gateway);
afterEach(() => gateway.standIns.controls.reset());

describe('a refund', () => {
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

  it('is shown on lookup', async () => {
    const { browser, id, intentId } = await paidUnheard();
    const email = 'someone@example.com';
    await browser.call('POST', `/api/orders/${id}/update-email`, { email });
    const lookup = async () => (await browser.call('POST', '/api/orders/lookup', { email, orderNumber: id })).json;
    await post(succeeded(intentId));
    expect(await lookup()).toMatchObject({ paymentStatus: 'paid', refunded: false });
    await gateway.payments.refund(intentId);
    await post(refunded(intentId));
    expect(await lookup()).toMatchObject({ nextStep: 'new_order', refunded: true });
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
    await db().updateTable('orders').set({ promo_code: 'FREE100' }).where('id', '=', id).execute();
    for (const path of [`orders/${id}/mark-free`, `start-free-analysis/free_${id}`]) {
      const answer = await browser.call('POST', `/api/${path}`, { images: [] });
      expect([path, answer.json.code]).toEqual([path, 'order_closed']);
    }
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'refunded' });
  });

  it('in part keeps the result open', async () => {
    const { id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    await post(signedEvent('charge.refunded', { id: 'ch_x', refunded: false, payment_intent: intentId }));
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid' });
  });
});
