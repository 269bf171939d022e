import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestShop, testShop, WEBHOOK_SECRET } from '../test-shop.ts';

let shop: TestShop;
let stripe: Stripe;
beforeEach(async () => {
  shop = await testShop();
  stripe = client('sk_test_standin');
});
afterEach(() => shop.close());

function client(key: string): Stripe {
  const { hostname, port } = new URL(shop.standIns.url);
  return new Stripe(key, { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries: 0 });
}

const open = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({
    amount: 2900,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
    metadata: { order_id: '1234567890' },
    ...more,
  });
const confirm = (id: string, payment_method: string) =>
  stripe.paymentIntents.confirm(id, { payment_method, return_url: 'http://localhost:3000/results/1' });
const types = () => shop.received.map(({ body }) => JSON.parse(body).type);
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 20 });

describe('payment intents', () => {
  test('are created, updated, paid and read back with their charge', async () => {
    const intent = await open();
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 2900, currency: 'usd', livemode: false });
    await stripe.paymentIntents.update(intent.id, { amount: 2610, metadata: { promo: 'FIRST10', order_id: '' } });
    const paid = await confirm(intent.id, 'pm_card_visa');
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 2610, metadata: { promo: 'FIRST10' } });
    const read = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(read.latest_charge).toMatchObject({ paid: true, payment_method_details: { card: { last4: '4242' } } });
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
  ])('%s is declined with %s and can be paid with another card', async (card, code, declineCode) => {
    const intent = await open();
    const error = await confirm(intent.id, card).catch((caught) => caught);
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode });
    expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error).toMatchObject({ code });
    expect((await confirm(intent.id, 'pm_card_visa')).status).toBe('succeeded');
  });

  test('3-D Secure sends the customer to a page, and back', async () => {
    const intent = await open();
    const waiting = await confirm(intent.id, 'pm_card_authenticationRequired');
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    const address = new URL(waiting.next_action?.redirect_to_url?.url ?? '');
    expect(await (await fetch(address)).text()).toContain('Complete');
    const answer = await fetch(address.origin + address.pathname, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        outcome: 'complete',
        client_secret: address.searchParams.get('client_secret') ?? '',
        return_url: address.searchParams.get('return_url') ?? '',
      }),
    });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.searchParams.get('redirect_status')).toBe('succeeded');
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  test('cannot be paid twice, changed after payment, or canceled after it; can be canceled before', async () => {
    const intent = await open({ confirm: true, payment_method: 'pm_card_visa' });
    const unexpected = { code: 'payment_intent_unexpected_state', statusCode: 400 };
    await expect(confirm(intent.id, 'pm_card_visa')).rejects.toMatchObject(unexpected);
    await expect(stripe.paymentIntents.update(intent.id, { amount: 100 })).rejects.toMatchObject(unexpected);
    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject(unexpected);
    const other = await open();
    expect(await stripe.paymentIntents.cancel(other.id)).toMatchObject({ status: 'canceled' });
  });

  test('refuse what the provider refuses', async () => {
    await expect(open({ amount: 49 })).rejects.toMatchObject({ code: 'amount_too_small', param: 'amount' });
    await expect(open({ amount: 29.99 })).rejects.toMatchObject({ code: 'parameter_invalid_integer' });
    await expect(open({ emial: 'a@b.co' } as object)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'emial',
    });
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
    await expect(client('sk_live_x').paymentIntents.retrieve('pi_none')).rejects.toMatchObject({ statusCode: 401 });
  });

  test('show a browser its own intent only, without metadata', async () => {
    const intent = await open();
    const get = (secret: string) =>
      fetch(`${shop.standIns.url}/v1/payment_intents/${intent.id}?key=pk_test_x&client_secret=${secret}`, {
        headers: { origin: 'http://localhost:5173' },
      });
    const answer = await get(intent.client_secret ?? '');
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(await answer.json()).not.toHaveProperty('metadata');
    expect((await get(`${intent.id}_secret_guess`)).status).toBe(400);
    expect((await fetch(`${shop.standIns.url}/v1/events?key=pk_test_x`)).status).toBe(401);
  });
});

describe('idempotency', () => {
  const params = { amount: 2900, currency: 'usd' };
  test('the same call is carried out once, also when it was declined; another call is refused', async () => {
    const options = { idempotencyKey: 'order-1' };
    const [first, again] = [
      await stripe.paymentIntents.create(params, options),
      await stripe.paymentIntents.create(params, options),
    ];
    expect(again.id).toBe(first.id);
    await expect(stripe.paymentIntents.create({ ...params, amount: 2610 }, options)).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
    const pay = () =>
      stripe.paymentIntents.confirm(
        first.id,
        { payment_method: 'pm_card_visa_chargeDeclined' },
        { idempotencyKey: 'pay-1' },
      );
    await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
    await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
    await until(() => expect(types().filter((type) => type === 'payment_intent.payment_failed')).toHaveLength(1));
  });

  test('survives a lost answer and a restart', async () => {
    shop.standIns.controls.set({ stripe: { outage: 'lost' } });
    const options = { idempotencyKey: 'order-2' };
    await expect(stripe.paymentIntents.create(params, options)).rejects.toBeInstanceOf(
      Stripe.errors.StripeConnectionError,
    );
    await shop.restart();
    const intent = await stripe.paymentIntents.create(params, options);
    const all = await stripe.paymentIntents.list();
    expect(all.data.map(({ id }) => id)).toEqual([intent.id]);
  });
});

describe('webhooks', () => {
  test('are signed so that the SDK accepts them and refuses forged ones', async () => {
    await open({ confirm: true, payment_method: 'pm_card_visa' });
    await until(() => expect(types()).toContain('payment_intent.succeeded'));
    for (const { body, headers, path } of shop.received) {
      const signature = String(headers['stripe-signature']);
      expect(path).toBe('/api/webhooks/stripe');
      const event = stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
      expect(await stripe.events.retrieve(event.id)).toMatchObject({ type: event.type });
      expect(() => stripe.webhooks.constructEvent(`${body} `, signature, WEBHOOK_SECRET)).toThrow(/signature/i);
    }
  });

  test('are delivered again until accepted, over a restart too', async () => {
    shop.answer.status = 500;
    await open();
    await until(() => expect(types().length).toBeGreaterThanOrEqual(2));
    await shop.restart();
    shop.answer.status = 200;
    const before = shop.received.length;
    await until(() => expect(shop.received.length).toBe(before + 1));
    expect(new Set(shop.received.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
    const { data } = await stripe.events.list();
    await until(() => expect(data[0]?.pending_webhooks).toBeLessThanOrEqual(1));
  });

  test('can be duplicated, dropped and delayed', async () => {
    shop.standIns.controls.set({ stripe: { webhookDuplicates: 2 } });
    await open();
    await until(() => expect(types()).toEqual(Array(3).fill('payment_intent.created')));
    shop.standIns.controls.set({ stripe: { webhookDuplicates: 0, dropWebhooks: 1 } });
    await open();
    shop.standIns.controls.set({ stripe: { webhookDelayMs: 300 } });
    const askedAt = performance.now();
    await open();
    await until(() => expect(types()).toHaveLength(4));
    expect(performance.now() - askedAt).toBeGreaterThanOrEqual(295);
  });

  test('can come the last one first', async () => {
    shop.standIns.controls.set({ stripe: { webhooksReversedAt: Date.now() + 1_500 } });
    const first = await open();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const second = await open();
    await until(() =>
      expect(shop.received.map(({ body }) => JSON.parse(body).data.object.id)).toEqual([second.id, first.id]),
    );
  });
});

describe('controls', () => {
  test('decline the next payment, hold it in processing, answer 503', async () => {
    const control = (body: object) =>
      fetch(`${shop.standIns.url}/_control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await control({ stripe: { declineNext: 1, processingMs: 200 } });
    const intent = await open();
    await expect(confirm(intent.id, 'pm_card_visa')).rejects.toMatchObject({ code: 'card_declined' });
    expect((await confirm(intent.id, 'pm_card_visa')).status).toBe('processing');
    await vi.waitFor(async () => expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded'), {
      timeout: 20_000,
    });
    await control({ stripe: { outage: 'error' } });
    await expect(open()).rejects.toMatchObject({ statusCode: 503 });
    expect((await control({ stripe: { outage: 'rain' } })).status).toBe(400);
  });
});

test('a hosted checkout is paid on its page and refunded', async () => {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 2900, product_data: { name: 'Personal Color Analysis' } },
      },
    ],
    success_url: 'http://localhost:3000/processing?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/payment',
    payment_intent_data: { metadata: { order_id: '77' } },
  });
  expect(session).toMatchObject({ amount_total: 2900, payment_status: 'unpaid', status: 'open' });
  const pay = (number: string) =>
    fetch(session.url ?? '', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email: 'ann@example.com', number, exp: '12 / 34', cvc: '123' }),
    });
  expect(await (await pay('4000000000009995')).text()).toContain('insufficient funds');
  expect((await pay('4242 4242 4242 4242')).headers.get('location')).toBe(
    `http://localhost:3000/processing?session_id=${session.id}`,
  );
  const paid = await stripe.checkout.sessions.retrieve(session.id);
  expect(paid).toMatchObject({
    payment_status: 'paid',
    status: 'complete',
    customer_details: { email: 'ann@example.com' },
  });
  await until(() => expect(types()).toContain('checkout.session.completed'));

  const payment_intent = String(paid.payment_intent);
  expect((await stripe.paymentIntents.retrieve(payment_intent)).metadata).toEqual({ order_id: '77' });
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 2900, status: 'succeeded' });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
});

describe('a dispute', () => {
  const tell = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${shop.standIns.url}/_disputes${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, json: (await answer.json()) as Stripe.Dispute };
  };
  const disputeEvents = () => types().filter((type) => type.startsWith('charge.dispute.'));
  const paid = () => open({ confirm: true, payment_method: 'pm_card_visa' });

  test('is reported, keeps its payment from being refunded, and ends', async () => {
    const { id: paymentIntent } = await paid();
    const { json } = await tell('', { paymentIntent });
    await until(() => expect(disputeEvents()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']));
    const dispute = await stripe.disputes.retrieve(json.id);
    expect(dispute).toMatchObject({ status: 'needs_response', payment_intent: paymentIntent, amount: 2900 });
    const refund = stripe.refunds.create({ payment_intent: paymentIntent });
    await expect(refund).rejects.toMatchObject({ code: 'charge_disputed' });
    expect((await tell('', { paymentIntent })).status).toBe(400);
    await tell(`/${json.id}/close`, { won: true });
    await until(() => expect(disputeEvents()).toContain('charge.dispute.closed'));
    expect((await stripe.disputes.retrieve(json.id)).status).toBe('won');
    expect((await tell(`/${json.id}/close`, { won: false })).status).toBe(400);
    expect(await stripe.refunds.create({ payment_intent: paymentIntent })).toMatchObject({ status: 'succeeded' });
  });

  test('may be only a warning, which takes no money', async () => {
    const { id: paymentIntent } = await paid();
    const { json } = await tell('', { paymentIntent, warning: true });
    expect(json).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true });
    expect((await tell(`/${json.id}/close`, { won: true })).json.status).toBe('warning_closed');
    await until(() => expect(disputeEvents()).toContain('charge.dispute.closed'));
    expect(disputeEvents()).not.toContain('charge.dispute.funds_withdrawn');
  });

  test('needs a payment that succeeded, and words that make sense', async () => {
    const unpaid = await open();
    expect((await tell('', { paymentIntent: unpaid.id })).status).toBe(400);
    expect((await tell('', { paymentIntent: 'pi_none' })).status).toBe(404);
    expect((await tell('', {})).status).toBe(400);
    expect((await tell('/dp_none/close', { won: true })).status).toBe(404);
  });
});
