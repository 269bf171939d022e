import { findOrder, listPayments } from '@trueseason/db';
import type { Browser } from '@trueseason/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { reconcileOnce } from './payments/reconcile.ts';
import { flowsOf } from './testing/flows.ts';
import { type EventOptions, signedEvent } from './testing/signed-event.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

const DAY_SECONDS = 24 * 60 * 60;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
const { db, placeAnalyzed, intent, pay, payHosted, deliver } = flowsOf(() => gateway);

/** From now on the stand-in tells nothing by itself: every event is sent by the test. */
const silence = () => gateway.standIns.controls.set({ stripe: { dropWebhooks: 1_000 } });
afterEach(() => {
  gateway.standIns.controls.reset();
  vi.restoreAllMocks();
});

const post = async ({ body, headers }: { body: string; headers: Record<string, string> }) => {
  const answer = await fetch(`${gateway.url}/api/webhooks/stripe`, { method: 'POST', body, headers });
  return { status: answer.status, text: await answer.text() };
};
const succeeded = (intentId: string, options?: EventOptions) =>
  signedEvent('payment_intent.succeeded', { id: intentId, object: 'payment_intent' }, options);

/** An order whose payment succeeded at the provider, which nobody here has heard of. */
async function paidUnheard() {
  silence();
  const { browser, id } = await placeAnalyzed();
  const { json } = await intent(browser, id);
  expect((await pay(json.clientSecret)).status).toBe(200);
  await browser.call('POST', `/api/orders/${id}/update-email`, { email: 'someone@example.com' });
  return { browser, id, intentId: json.paymentIntentId as string };
}

interface ProviderIntent {
  readonly metadata: { readonly orderId?: string };
  readonly amount_received: number;
}
/** What the provider took for an order. */
async function chargesOf(orderId: number): Promise<ProviderIntent[]> {
  const headers = { authorization: 'Bearer sk_test_standin' };
  const answer = await fetch(`${gateway.standIns.url}/v1/payment_intents?limit=100`, { headers });
  const { data } = (await answer.json()) as { data: ProviderIntent[] };
  return data.filter(({ metadata, amount_received }) => metadata.orderId === String(orderId) && amount_received > 0);
}
const jobsOf = async (orderId: number) =>
  (await db().selectFrom('outbox').selectAll().orderBy('id').execute())
    .filter(({ payload }) => payload.orderId === orderId)
    .map(({ job }) => job);

async function expectSettledOnce(id: number) {
  const order = await findOrder(db(), id);
  expect(order).toMatchObject({ payment: 'paid', progress: 'analyzed', amount_cents: 2900 });
  expect((await listPayments(db(), id)).filter(({ state }) => state === 'succeeded')).toHaveLength(1);
  expect(await chargesOf(id)).toHaveLength(1);
  await deliver(id);
  await deliver(id);
  expect((await jobsOf(id)).filter((job) => job !== 'analyze')).toEqual(['render-report', 'send-results']);
}

describe('an event that nobody vouches for', () => {
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
      expect([what, status, JSON.parse(text).code]).toEqual([what, 403, 'not_allowed']);
    }
    const { status } = await post({ body: 'x'.repeat(2 * 1024 * 1024), headers: event.headers });
    expect(status).toBe(400);
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'unpaid', settled_at: null });
    expect(await db().selectFrom('provider_events').selectAll().execute()).toEqual([]);
  });

  it('and one that is vouched for settles', async () => {
    const { id, intentId } = await paidUnheard();
    expect((await post(succeeded(intentId))).status).toBe(200);
    await expectSettledOnce(id);
  });

  it('that claims what the provider does not confirm settles nothing', async () => {
    silence();
    const { browser, id } = await placeAnalyzed();
    const { json } = await intent(browser, id);
    const claim = {
      id: json.paymentIntentId,
      status: 'succeeded',
      amount_received: 2900,
      metadata: { orderId: String(id) },
    };
    expect((await post(signedEvent('payment_intent.succeeded', claim))).status).toBe(200);
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'unpaid' });
  });
});

describe('a payment settles once', () => {
  it('when its event comes ten times at once', async () => {
    const { id, intentId } = await paidUnheard();
    const event = succeeded(intentId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await expectSettledOnce(id);
  });

  it('when webhook, browser and reconciler come at once', async () => {
    const { browser, id, intentId } = await paidUnheard();
    const past = new Date(Date.now() - 60_000);
    await db().updateTable('payments').set({ checked_at: past }).where('order_id', '=', id).execute();
    await Promise.all([
      ...Array.from({ length: 4 }, () => post(succeeded(intentId))),
      ...Array.from({ length: 4 }, () => browser.call('POST', `/api/orders/${id}/mark-completed`)),
      reconcileOnce(gateway.deps, 14),
      reconcileOnce(gateway.deps, 14),
    ]);
    await expectSettledOnce(id);
  });

  it('when its event comes before the browser is back, and the browser asks after', async () => {
    const { browser, id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    const asked = await browser.call('POST', `/api/orders/${id}/mark-completed`);
    expect(asked.json).toEqual({ success: true, status: 'completed' });
    await expectSettledOnce(id);
  });

  it('when its event comes after the browser asked', async () => {
    const { browser, id, intentId } = await paidUnheard();
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    expect((await post(succeeded(intentId))).status).toBe(200);
    await expectSettledOnce(id);
  });

  it('when its event comes three days late', async () => {
    const { id, intentId } = await paidUnheard();
    const past = new Date(Date.now() - 3 * DAY_SECONDS * 1000);
    await db().updateTable('orders').set({ created_at: past }).where('id', '=', id).execute();
    await db().updateTable('payments').set({ created_at: past }).where('order_id', '=', id).execute();
    expect((await post(succeeded(intentId, { happened: 3 * DAY_SECONDS }))).status).toBe(200);
    await expectSettledOnce(id);
  });

  it('when an older event about it comes after', async () => {
    const { id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    for (const type of ['payment_intent.canceled', 'payment_intent.created', 'payment_intent.payment_failed']) {
      expect((await post(signedEvent(type, { id: intentId }))).status).toBe(200);
    }
    await expectSettledOnce(id);
  });

  it('when the first handling failed and the provider tells again', async () => {
    const { id, intentId } = await paidUnheard();
    gateway.standIns.controls.set({ stripe: { outage: 'error' } });
    expect((await post(succeeded(intentId))).status).toBe(502);
    gateway.standIns.controls.set({ stripe: { outage: 'off' } });
    expect((await post(succeeded(intentId))).status).toBe(200);
    await expectSettledOnce(id);
  }, 20_000);
});

describe('money that went back', () => {
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

  it('opens nothing when it is heard of before its payment', async () => {
    const { browser, id, intentId } = await paidUnheard();
    await gateway.payments.refund(intentId);
    await post(refunded(intentId));
    await post(succeeded(intentId));
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'unpaid', completed_at: null });
    expect((await jobsOf(id)).filter((job) => job !== 'analyze')).toEqual([]);
  });

  it('in part leaves the result open', async () => {
    const { id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    await post(signedEvent('charge.refunded', { id: 'ch_x', refunded: false, payment_intent: intentId }));
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid' });
  });
});

describe('a dispute', () => {
  interface Dispute {
    readonly id: string;
    readonly status: string;
  }
  /** What the customer's bank does. */
  const bank = async (path: string, body: object): Promise<Dispute> => {
    const headers = { 'content-type': 'application/json' };
    const url = `${gateway.standIns.url}/_disputes${path}`;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Dispute;
  };
  const tell = (type: string, dispute: Dispute) => post(signedEvent(`charge.dispute.${type}`, dispute));
  const payment = async (id: number) => (await findOrder(db(), id))?.payment;
  const locked = async ({ browser, id }: { browser: Browser; id: number }) =>
    (await browser.call('GET', `/api/orders/${id}`)).json.analysisResult.locked ?? false;

  it('is told by the provider, locks the result, and opens it when it is won', async () => {
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

  it('that is lost leaves the result locked, and cannot be refunded', async () => {
    const order = await paidUnheard();
    await post(succeeded(order.intentId));
    const dispute = await bank('', { paymentIntent: order.intentId });
    await tell('created', dispute);
    await expect(gateway.payments.refund(order.intentId)).rejects.toMatchObject({ code: 'bad_request' });
    await tell('closed', await bank(`/${dispute.id}/close`, { won: false }));
    expect(await payment(order.id)).toBe('disputed');
    expect(await locked(order)).toBe(true);
  });

  it('whose events come in the wrong order ends as the provider says', async () => {
    const { id, intentId } = await paidUnheard();
    await post(succeeded(intentId));
    const begun = await bank('', { paymentIntent: intentId });
    const won = await bank(`/${begun.id}/close`, { won: true });
    await tell('closed', won);
    await tell('created', begun);
    expect(await payment(id)).toBe('paid');
  });

  it('that is heard of before the payment locks it all the same', async () => {
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

describe('an order that is paid twice', () => {
  /** A hosted page beside an intent of our own form: two ways to pay one order. */
  async function twoWays() {
    silence();
    const browser = gateway.newBrowser();
    const { url } = (await browser.call('POST', '/api/create-checkout')).json;
    const session = new URL(url).pathname.split('/').at(-1) ?? '';
    const row = db().selectFrom('checkout_sessions').select('order_id').where('session_id', '=', session);
    const { order_id: id } = await row.executeTakeFirstOrThrow();
    return { browser, url: url as string, session, id, form: (await intent(browser, id)).json };
  }

  it('gets the second payment back', async () => {
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
    const trace = await db().selectFrom('audit').selectAll().where('order_id', '=', id).execute();
    expect(trace.map(({ detail }) => detail)).toEqual(['automatic: paid twice']);
    const job = await browser.call('GET', `/api/session/${session}/job`);
    expect(job.json).toEqual({ jobId: String(id) });
  });

  it('cannot be paid the other way once the hosted page was', async () => {
    const { url, session, id, form } = await twoWays();
    await payHosted(url);
    const hosted = (await gateway.payments.fetchCheckout(session)).intent?.id ?? '';
    await post(succeeded(hosted));
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid' });
    expect((await gateway.payments.fetchIntent(form.paymentIntentId)).status).toBe('canceled');
    expect((await pay(form.clientSecret)).status).toBeGreaterThanOrEqual(400);
  });
});
