import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestShop, testShop, WEBHOOK_SECRET } from '../test-shop.ts';

/* What the shop's own tests do not show of the provider: what it refuses, repeats and delivers. */

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

const USD = { amount: 2900, currency: 'usd' };
const open = (more: object = {}) => stripe.paymentIntents.create({ ...USD, ...more });
const paid = () => open({ confirm: true, payment_method: 'pm_card_visa' });
const confirm = (id: string, payment_method: string, options = {}) =>
  stripe.paymentIntents.confirm(id, { payment_method }, options);
const types = () => shop.received.map(({ body }) => JSON.parse(body).type);
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 20 });
const calculate = (ip_address: string, more: object = {}) =>
  stripe.tax.calculations.create({
    currency: 'usd',
    customer_details: { ip_address },
    line_items: [{ amount: 2900, reference: 'L1', tax_behavior: 'inclusive', tax_code: 'txcd_10000000', ...more }],
  });
const openPage = (more: object = {}, price: object = {}) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: 2900, product_data: { name: 'Analysis' }, ...price } },
    ],
    success_url: 'http://localhost:3000/done',
    ...more,
  });
const tell = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const url = `${shop.standIns.url}/_disputes${path}`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, json: (await answer.json()) as Stripe.Dispute };
};

const UNEXPECTED = { code: 'payment_intent_unexpected_state', statusCode: 400 };
const hooks = (calculation: string) => ({ hooks: { inputs: { tax: { calculation } } } });

test.each<[what: string, call: () => Promise<unknown>, error: object]>([
  ['too small an amount', () => open({ amount: 49 }), { code: 'amount_too_small', param: 'amount' }],
  ['parts of a cent', () => open({ amount: 29.99 }), { code: 'parameter_invalid_integer' }],
  ['a misspelt name', () => open({ emial: 'a@b.co' }), { code: 'parameter_unknown', param: 'emial' }],
  ['an unknown intent', () => stripe.paymentIntents.retrieve('pi_none'), { code: 'resource_missing', statusCode: 404 }],
  ['a live key', () => client('sk_live_x').paymentIntents.retrieve('pi_none'), { statusCode: 401 }],
  ['a second payment', async () => confirm((await paid()).id, 'pm_card_visa'), UNEXPECTED],
  [
    'another amount after payment',
    async () => stripe.paymentIntents.update((await paid()).id, { amount: 100 }),
    UNEXPECTED,
  ],
  ['an end after payment', async () => stripe.paymentIntents.cancel((await paid()).id), UNEXPECTED],
  [
    'a tax that it did not calculate',
    async () => stripe.paymentIntents.update((await open()).id, hooks('taxcalc_none')),
    { statusCode: 404 },
  ],
  [
    'a tax after payment',
    async () => stripe.paymentIntents.update((await paid()).id, hooks((await calculate('203.0.113.7')).id ?? '')),
    UNEXPECTED,
  ],
  ['to tax an unknown place', () => calculate('127.0.0.1'), { code: 'customer_tax_location_invalid' }],
  ['an unknown tax code', () => calculate('203.0.113.7', { tax_code: 'books' }), { code: 'resource_missing' }],
  [
    'a page whose price leaves the tax open',
    () => openPage({ automatic_tax: { enabled: true } }),
    { param: 'line_items' },
  ],
  ...[
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
  ].map(([card = '', code = '', decline_code = '']): [string, () => Promise<unknown>, object] => [
    card,
    async () => confirm((await open()).id, card),
    { statusCode: 402, code, decline_code },
  ]),
])('it refuses %s', async (_what, call, error) => {
  await expect(call()).rejects.toMatchObject(error);
});

test('a declined intent can be paid with another card; a browser sees its own alone, without metadata', async () => {
  const intent = await open({ metadata: { order_id: '77' } });
  await expect(confirm(intent.id, 'pm_card_visa_chargeDeclined')).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
  expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error).toMatchObject({ code: 'card_declined' });
  expect((await confirm(intent.id, 'pm_card_visa')).status).toBe('succeeded');
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

test('3-D Secure sends the customer to a page, and back', async () => {
  const { id } = await open();
  const back = { payment_method: 'pm_card_authenticationRequired', return_url: 'http://localhost:3000/results/1' };
  const waiting = await stripe.paymentIntents.confirm(id, back);
  const address = new URL(waiting.next_action?.redirect_to_url?.url ?? '');
  expect(await (await fetch(address)).text()).toContain('Complete');
  const body = new URLSearchParams({ outcome: 'complete', ...Object.fromEntries(address.searchParams) });
  const answer = await fetch(address.origin + address.pathname, { method: 'POST', redirect: 'manual', body });
  expect(new URL(answer.headers.get('location') ?? '').searchParams.get('redirect_status')).toBe('succeeded');
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
});

test('a call with a key is carried out once, also when it was declined or its answer was lost', async () => {
  const create = (amount: number, idempotencyKey: string) =>
    stripe.paymentIntents.create({ ...USD, amount }, { idempotencyKey });
  const first = await create(2900, 'order-1');
  expect((await create(2900, 'order-1')).id).toBe(first.id);
  await expect(create(2610, 'order-1')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  for (let n = 0; n < 2; n++)
    await expect(confirm(first.id, 'pm_card_visa_chargeDeclined', { idempotencyKey: 'pay-1' })).rejects.toMatchObject({
      code: 'card_declined',
    });
  await until(() => expect(types().filter((type) => type === 'payment_intent.payment_failed')).toHaveLength(1));
  shop.standIns.controls.set({ stripe: { outage: 'lost' } });
  await expect(create(2900, 'order-2')).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  await shop.restart();
  const again = await create(2900, 'order-2');
  expect((await stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([again.id, first.id]);
});

describe('webhooks', () => {
  test('are signed so that the SDK accepts them and refuses forged ones', async () => {
    await paid();
    await until(() => expect(types()).toContain('payment_intent.succeeded'));
    for (const { body, headers } of shop.received) {
      const signature = String(headers['stripe-signature']);
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
  });

  test('can be duplicated, dropped and delayed, and come the last one first', async () => {
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
    shop.standIns.controls.set({ stripe: { webhookDelayMs: 0, webhooksReversedAt: Date.now() + 1_500 } });
    const first = await open();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const second = await open();
    const ids = () => shop.received.slice(4).map(({ body }) => JSON.parse(body).data.object.id);
    await until(() => expect(ids()).toEqual([second.id, first.id]));
  });
});

test('controls decline the next payment, hold it in processing, answer 503, and refuse what is none', async () => {
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

test('a hosted page declines, takes a card, works tax out of its price, makes an invoice, and is refunded once', async () => {
  const more = {
    automatic_tax: { enabled: true },
    invoice_creation: { enabled: true },
    success_url: 'http://localhost:3000/processing?session_id={CHECKOUT_SESSION_ID}',
    payment_intent_data: { metadata: { order_id: '77' } },
  };
  const session = await openPage(more, { tax_behavior: 'inclusive' });
  const pay = (number: string) =>
    fetch(session.url ?? '', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email: 'ann@example.com', number, exp: '12 / 34', cvc: '123' }),
    });
  expect(await (await pay('4000000000009995')).text()).toContain('insufficient funds');
  expect((await pay('4242 4242 4242 4242')).headers.get('location')).toContain(`session_id=${session.id}`);
  const done = await stripe.checkout.sessions.retrieve(session.id);
  expect(done).toMatchObject({ payment_status: 'paid', status: 'complete', total_details: { amount_tax: 463 } });
  await until(() => expect(types()).toContain('checkout.session.completed'));
  const payment_intent = String(done.payment_intent);
  expect((await stripe.paymentIntents.retrieve(payment_intent)).metadata).toEqual({ order_id: '77' });
  const payment = { type: 'payment_intent', payment_intent } as const;
  const { data } = await stripe.invoicePayments.list({ payment, expand: ['data.invoice'] });
  const [invoice] = data.map((row) => row.invoice as Stripe.Invoice);
  expect(invoice).toMatchObject({ id: done.invoice, total: 2900, total_taxes: [{ amount: 463 }] });
  expect((await (await fetch(invoice?.invoice_pdf ?? '')).text()).startsWith('%PDF')).toBe(true);
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 2900, status: 'succeeded' });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
});

test('tax is within inclusive amounts, added to others, absent elsewhere, and on the receipt', async () => {
  const { id, ...inclusive } = await calculate('203.0.113.7');
  expect(inclusive).toMatchObject({ amount_total: 2900, tax_amount_inclusive: 463 });
  expect(await calculate('203.0.113.7', { tax_behavior: 'exclusive' })).toMatchObject({ amount_total: 3451 });
  expect(await calculate('198.51.100.7')).toMatchObject({ amount_total: 2900, tax_amount_inclusive: 0 });
  const intent = await open(hooks(id ?? ''));
  await confirm(intent.id, 'pm_card_visa');
  const { latest_charge } = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  const receipt = await fetch((latest_charge as Stripe.Charge).receipt_url ?? '');
  expect(await receipt.text()).toMatch(/29\.00 USD[\s\S]*Of which tax[\s\S]*4\.63 USD/);
});

test('a dispute keeps its payment from being refunded until it is won; a warning takes no money', async () => {
  const events = () => types().filter((type) => type.startsWith('charge.dispute.'));
  const { id: paymentIntent } = await paid();
  const { json } = await tell('', { paymentIntent });
  await until(() => expect(events()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']));
  expect(await stripe.disputes.retrieve(json.id)).toMatchObject({ status: 'needs_response', amount: 2900 });
  const refund = () => stripe.refunds.create({ payment_intent: paymentIntent });
  await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' });
  expect((await tell('', { paymentIntent })).status).toBe(400);
  await tell(`/${json.id}/close`, { won: true });
  expect((await stripe.disputes.retrieve(json.id)).status).toBe('won');
  expect((await tell(`/${json.id}/close`, { won: false })).status).toBe(400);
  expect(await refund()).toMatchObject({ status: 'succeeded' });

  const warning = (await tell('', { paymentIntent: (await paid()).id, warning: true })).json;
  expect(warning).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true });
  expect((await tell(`/${warning.id}/close`, { won: true })).json.status).toBe('warning_closed');
  expect(events().filter((type) => type.endsWith('funds_withdrawn'))).toHaveLength(1);
  for (const [path, body, status] of [
    ['', { paymentIntent: (await open()).id }, 400],
    ['', { paymentIntent: 'pi_none' }, 404],
    ['', {}, 400],
    ['/dp_none/close', { won: true }, 404],
  ] as const)
    expect((await tell(path, body)).status).toBe(status);
});
