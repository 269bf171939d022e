import { findOrder } from '@trueseason/shop/order';
import { listPayments } from '@trueseason/shop/payment';
import { query } from '@trueseason/shop/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();
const { db, intent, pay, payHosted } = flowsOf(() => gateway);
const { silence, post, succeeded } = providerOf(() => gateway);
afterEach(() => {
  gateway.standIns.controls.reset();
  vi.restoreAllMocks();
});

describe('an order that is paid twice', () => {
  /** A hosted page and our own form: two ways to pay one order. */
  async function twoWays() {
    silence();
    const browser = gateway.newBrowser();
    const { url } = (await browser.call('POST', '/api/create-checkout')).json;
    const session = new URL(url).pathname.split('/').at(-1) ?? '';
    const row = query(db()).selectFrom('checkout_sessions').select('order_id').where('session_id', '=', session);
    const { order_id: id } = await row.executeTakeFirstOrThrow();
    return { browser, url: url as string, session, id, form: (await intent(browser, id)).json };
  }

  it('refunds the second payment', async () => {
    const { browser, url, session, id, form } = await twoWays();
    await pay(form.clientSecret);
    await payHosted(url);
    const [byForm, hosted] = [form.paymentIntentId, (await gateway.payments.fetchCheckout(session)).intent?.id ?? ''];
    await post(succeeded(byForm));
    const refund = vi.spyOn(gateway.payments, 'refund');
    await Promise.all([post(succeeded(hosted)), post(succeeded(hosted))]);
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid' });
    const kept = (await listPayments(db(), id)).map(({ intent_id, state }) => [intent_id, state]);
    expect(kept).toEqual([
      [byForm, 'succeeded'],
      [hosted, 'refunded'],
    ]);
    expect(refund).toHaveBeenCalledWith(hosted);
    const trace = await query(db()).selectFrom('audit').selectAll().where('order_id', '=', id).execute();
    expect(trace.map(({ detail }) => detail)).toEqual(['automatic: paid twice']);
    const job = await browser.call('GET', `/api/session/${session}/job`);
    expect(job.json).toEqual({ jobId: String(id) });
  });

  it('cannot be paid by form after the hosted page', async () => {
    const { url, session, id, form } = await twoWays();
    await payHosted(url);
    const hosted = (await gateway.payments.fetchCheckout(session)).intent?.id ?? '';
    await post(succeeded(hosted));
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid' });
    expect((await gateway.payments.fetchIntent(form.paymentIntentId)).status).toBe('canceled');
    expect((await pay(form.clientSecret)).status).toBeGreaterThanOrEqual(400);
  });
});
