import { PRICE_CENTS } from '@trueseason/contracts';
import { createLogger } from '@trueseason/platform/runtime';
import { findOrder } from '@trueseason/shop/order';
import { listPayments } from '@trueseason/shop/payment';
import { query } from '@trueseason/shop/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { signedEvent } from '../testing/signed-event.ts';
import { useGateway } from '../testing/test-gateway.ts';
import { readPaymentEvents } from './read-payment-events.ts';

const gateway = useGateway();
const { db, placeAnalyzed, intent, deliver, jobsOf } = flowsOf(() => gateway);
const { silence, post, succeeded, paidUnheard } = providerOf(() => gateway);
afterEach(() => gateway.standIns.controls.reset());

interface ProviderIntent {
  readonly metadata: { readonly orderId?: string };
  readonly amount_received: number;
}
/** An order's payment as the provider reports it. */
async function chargesOf(orderId: number): Promise<ProviderIntent[]> {
  const headers = { authorization: 'Bearer sk_test_standin' };
  const response = await fetch(`${gateway.standIns.url}/v1/payment_intents?limit=100`, { headers });
  const { data } = (await response.json()) as { data: ProviderIntent[] };
  return data.filter(({ metadata, amount_received }) => metadata.orderId === String(orderId) && amount_received > 0);
}

async function expectSettledOnce(id: number) {
  const order = await findOrder(db(), id);
  expect(order).toMatchObject({ payment: 'paid', progress: 'analyzed', amount_cents: PRICE_CENTS });
  expect((await listPayments(db(), id)).filter(({ state }) => state === 'succeeded')).toHaveLength(1);
  expect(await chargesOf(id)).toHaveLength(1);
  await deliver(id);
  await deliver(id);
  expect((await jobsOf(id)).filter((job) => job !== 'analyze')).toEqual(['render-report', 'send-results']);
}

describe('an unsigned event', () => {
  it('changes nothing', async () => {
    const { id, intentId } = await paidUnheard();
    const event = succeeded(intentId);
    const signature = event.headers['stripe-signature'] ?? '';
    const unsigned = { 'content-type': 'application/json' };
    const attempts = {
      none: { ...event, headers: unsigned },
      empty: { ...event, headers: { ...unsigned, 'stripe-signature': '' } },
      garbage: { ...event, headers: { ...unsigned, 'stripe-signature': 'v1' } },
      'another secret': succeeded(intentId, { secret: 'whsec_another' }),
      'ten minutes old': succeeded(intentId, { age: 600 }),
      'an altered body': { ...event, body: event.body.replace(intentId, `${intentId}x`) },
      'a space more': { ...event, body: `${event.body} ` },
      'another time': { ...event, headers: { ...unsigned, 'stripe-signature': signature.replace(/t=\d+/, 't=1') } },
      'a weaker scheme': { ...event, headers: { ...unsigned, 'stripe-signature': signature.replace('v1=', 'v0=') } },
      'no body': { body: '', headers: event.headers },
    };
    for (const [what, attempt] of Object.entries(attempts)) {
      const { status, text } = await post(attempt);
      expect([what, status, JSON.parse(text).code]).toEqual([what, 400, 'bad_request']);
    }
    const { status } = await post({ body: 'x'.repeat(2 * 1024 * 1024), headers: event.headers });
    expect(status).toBe(400);
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'unpaid', settled_at: null });
    expect(await query(db()).selectFrom('provider_events').selectAll().execute()).toEqual([]);
  });

  it('and a signed one settles', async () => {
    const { id, intentId } = await paidUnheard();
    expect((await post(succeeded(intentId))).status).toBe(200);
    await expectSettledOnce(id);
  });

  it('that the provider does not confirm settles nothing', async () => {
    silence();
    const { browser, id } = await placeAnalyzed();
    const { json } = await intent(browser, id);
    const claim = {
      id: json.paymentIntentId,
      status: 'succeeded',
      amount_received: PRICE_CENTS,
      metadata: { orderId: String(id) },
    };
    expect((await post(signedEvent('payment_intent.succeeded', claim))).status).toBe(200);
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'unpaid' });
  });
});

describe('a payment settles once', () => {
  it('for ten concurrent events', async () => {
    const { id, intentId } = await paidUnheard();
    const event = succeeded(intentId);
    const responses = await Promise.all(Array.from({ length: 10 }, () => post(event)));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await expectSettledOnce(id);
  });

  it('for concurrent webhook, browser and list of events', async () => {
    const { browser, id, intentId } = await paidUnheard();
    const read = () =>
      readPaymentEvents(gateway.deps, { begunAt: new Date(), readTo: new Date() }, createLogger('gateway', 'silent'));
    await Promise.all([
      ...Array.from({ length: 4 }, () => post(succeeded(intentId))),
      ...Array.from({ length: 4 }, () => browser.call('POST', `/api/orders/${id}/mark-completed`)),
      read(),
      read(),
    ]);
    await expectSettledOnce(id);
  });

  it('when an older event comes after', async () => {
    const { id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    for (const type of ['payment_intent.canceled', 'payment_intent.created', 'payment_intent.payment_failed']) {
      expect((await post(signedEvent(type, { id: intentId }))).status).toBe(200);
    }
    await expectSettledOnce(id);
  });

  it('when the first handling failed and the provider retries', async () => {
    const { id, intentId } = await paidUnheard();
    gateway.standIns.controls.set({ stripe: { outage: 'error' } });
    expect((await post(succeeded(intentId))).status).toBe(502);
    gateway.standIns.controls.set({ stripe: { outage: 'off' } });
    expect((await post(succeeded(intentId))).status).toBe(200);
    await expectSettledOnce(id);
  });
});
