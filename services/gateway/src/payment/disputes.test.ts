import { OPERATOR_ROLES, ORDER_RETENTION } from '@trueseason/contracts';
import { findOrder } from '@trueseason/shop/order';
import { listPayments } from '@trueseason/shop/payment';
import { query } from '@trueseason/shop/testing';
import type { Browser } from '@trueseason/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { viewAdminDetails } from '../back-office/admin-view.ts';
import { deleteExpiredOrders } from '../privacy/delete-expired-orders.ts';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { signedEvent } from '../testing/signed-event.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();
const { db } = flowsOf(() => gateway);
const { control, post, succeeded, paidUnheard } = providerOf(() => gateway);
afterEach(() => gateway.standIns.controls.reset());

describe('a dispute', () => {
  interface Dispute {
    readonly id: string;
    readonly status: string;
  }
  /** What the customer's bank does. */
  const bank = async (path: string, body: object) => (await control(`_disputes${path}`, body)) as Dispute;
  const tell = (type: string, dispute: Dispute) => post(signedEvent(`charge.dispute.${type}`, dispute));
  const payment = async (id: number) => (await findOrder(db(), id))?.payment;
  const locked = async ({ browser, id }: { browser: Browser; id: number }) =>
    (await browser.call('GET', `/api/orders/${id}`)).json.analysisResult.locked ?? false;

  it('from the provider locks the result, and unlocks it when won', async () => {
    const order = await paidUnheard();
    await post(succeeded(order.intentId));
    gateway.standIns.controls.reset();
    const { id } = await bank('', { paymentIntent: order.intentId });
    await expect.poll(() => payment(order.id)).toBe('disputed');
    expect(await locked(order)).toBe(true);
    await bank(`/${id}/close`, { won: true });
    await expect.poll(() => payment(order.id)).toBe('paid');
    expect(await locked(order)).toBe(false);
  });

  it('is shown on lookup and asks for no other payment', async () => {
    const { browser, id, intentId } = await paidUnheard();
    const email = 'someone@example.com';
    await browser.call('POST', `/api/orders/${id}/update-email`, { email });
    await post(succeeded(intentId));
    await tell('created', await bank('', { paymentIntent: intentId }));
    const { json } = await browser.call('POST', '/api/orders/lookup', { email, orderNumber: id });
    expect(json).toMatchObject({ paymentStatus: 'unpaid', nextStep: 'dispute', refunded: false });
    const again = await browser.call('POST', '/api/create-payment-intent', { orderId: id });
    expect(again.json.code).toBe('order_closed');
  });

  it('that is lost keeps the result locked, and cannot be refunded', async () => {
    const order = await paidUnheard();
    await post(succeeded(order.intentId));
    const dispute = await bank('', { paymentIntent: order.intentId });
    await tell('created', dispute);
    await expect(gateway.payments.refund(order.intentId)).rejects.toMatchObject({ code: 'bad_request' });
    await tell('closed', await bank(`/${dispute.id}/close`, { won: false }));
    // The bank has refunded it.
    expect(await payment(order.id)).toBe('refunded');
    expect((await listPayments(db(), order.id)).map(({ state }) => state)).toEqual(['refunded']);
    expect(await locked(order)).toBe(true);
  });

  it('shows operators reason, deadline and page, and offers no refund once the bank decides', async () => {
    const shown = (id: number) => viewAdminDetails(gateway.deps, id, OPERATOR_ROLES);
    for (const warning of [true, false]) {
      const { id, intentId } = await paidUnheard();
      await post(succeeded(intentId));
      const dispute = await bank('', { paymentIntent: intentId, warning });
      await tell('created', dispute);
      const order = await shown(id);
      expect(order).toMatchObject({
        payment: 'disputed',
        disputeUrl: expect.stringContaining(dispute.id),
      });
      expect(order.timeline.map(({ what }) => what)).toContainEqual(
        expect.stringMatching(/^Dispute .*: fraudulent; evidence until \d{4}/),
      );
      // A refund ends an inquiry.
      expect(order.actions.includes('refund')).toBe(warning);
      gateway.standIns.controls.set({ stripe: { outage: 'error' } });
      expect(await shown(id)).toMatchObject({ payment: 'disputed', disputeUrl: null, actions: [] });
      gateway.standIns.controls.reset();
    }
  });

  it('does not extend retention', async () => {
    const { id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    await tell('created', await bank('', { paymentIntent: intentId }));
    const longAgo = new Date(Date.now() - (ORDER_RETENTION.settledDays + 1) * 24 * 60 * 60 * 1000);
    await query(db()).updateTable('orders').set({ created_at: longAgo }).where('id', '=', id).execute();
    await deleteExpiredOrders(gateway.deps);
    expect(await findOrder(db(), id)).toBeUndefined();
  });

  it('with events out of order ends as the provider says', async () => {
    const { id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    const begun = await bank('', { paymentIntent: intentId });
    const won = await bank(`/${begun.id}/close`, { won: true });
    await tell('closed', won);
    await tell('created', begun);
    expect(await payment(id)).toBe('paid');
  });

  it('reported before the payment still locks it', async () => {
    const { id, intentId } = await paidUnheard();
    await tell('created', await bank('', { paymentIntent: intentId }));
    await post(succeeded(intentId));
    expect(await payment(id)).toBe('disputed');
  });

  it('that stays a warning locks only until it is closed', async () => {
    const { id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    const dispute = await bank('', { paymentIntent: intentId, warning: true });
    await tell('created', dispute);
    await tell('closed', await bank(`/${dispute.id}/close`, { won: true }));
    expect(await payment(id)).toBe('paid');
  });
});
