import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../test-shop.ts';

/* What the shop's own tests do not show of the provider: what it refuses and repeats. */

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
/** Typed into the form, as by a browser. */
const typed = (number: string): object => ({
  payment_method_data: { type: 'card', card: { number, exp_month: '12', exp_year: '40', cvc: '123' } },
});
const paid = () => open({ confirm: true, ...typed('4242424242424242') });
const confirm = (id: string, number: string, options = {}) => stripe.paymentIntents.confirm(id, typed(number), options);
const types = () => shop.received.map((body) => JSON.parse(body).type);
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
/** As a bank does. */
const dispute = (paymentIntent: string) =>
  fetch(`${shop.standIns.url}/_disputes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ paymentIntent }),
  });
const refund = (payment_intent: string) => stripe.refunds.create({ payment_intent });

const UNEXPECTED = { code: 'payment_intent_unexpected_state', statusCode: 400 };
const hooks = (calculation: string) => ({ hooks: { inputs: { tax: { calculation } } } });

test.each<[what: string, call: () => Promise<unknown>, error: object]>([
  ['too small an amount', () => open({ amount: 49 }), { code: 'amount_too_small', param: 'amount' }],
  ['parts of a cent', () => open({ amount: 29.99 }), { code: 'parameter_invalid_integer' }],
  ['a misspelt name', () => open({ emial: 'a@b.co' }), { code: 'parameter_unknown', param: 'emial' }],
  ['an unknown intent', () => stripe.paymentIntents.retrieve('pi_none'), { code: 'resource_missing', statusCode: 404 }],
  ['a live key', () => client('sk_live_x').paymentIntents.retrieve('pi_none'), { statusCode: 401 }],
  ['a second payment', async () => confirm((await paid()).id, '4242424242424242'), UNEXPECTED],
  [
    'another amount after payment',
    async () => stripe.paymentIntents.update((await paid()).id, { amount: 100 }),
    UNEXPECTED,
  ],
  [
    'a second refund',
    async () => {
      const { id } = await paid();
      await refund(id);
      return refund(id);
    },
    { code: 'charge_already_refunded' },
  ],
  [
    'to refund what is disputed',
    async () => {
      const { id } = await paid();
      await dispute(id);
      return refund(id);
    },
    { code: 'charge_disputed' },
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
  [
    'an event type too many',
    () => stripe.events.list({ types: Array(21).fill('charge.refunded') }),
    { param: 'types' },
  ],
  ['a page after nothing', () => stripe.events.list({ starting_after: 'evt_none' }), { code: 'resource_missing' }],
  ['a page too long', () => stripe.events.list({ limit: 101 }), { param: 'limit' }],
  [
    'a list of methods, which it took until 2026-09-30',
    () => open({ payment_method_types: ['card'] }),
    { code: 'payment_method_types_no_longer_supported' },
  ],
  [
    'two lists of methods',
    () => open({ allowed_payment_method_types: ['card'], automatic_payment_methods: { enabled: true } }),
    { code: 'parameters_exclusive' },
  ],
  [
    'a page without any method',
    () => openPage({ allowed_payment_method_types: ['none'] }),
    { param: 'allowed_payment_method_types' },
  ],
  [
    'a method that is not allowed',
    async () => {
      const { id } = await open({ allowed_payment_method_types: ['card'] });
      return stripe.paymentIntents.confirm(id, { payment_method_data: { type: 'klarna' } });
    },
    { code: 'payment_intent_incompatible_payment_method' },
  ],
  ...[
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', ''],
    ['4000000000000127', 'incorrect_cvc', ''],
  ].map(([card = '', code = '', decline_code = '']): [string, () => Promise<unknown>, object] => [
    card,
    async () => confirm((await open()).id, card),
    { statusCode: 402, code, decline_code },
  ]),
])('it refuses %s', async (_what, call, error) => {
  await expect(call()).rejects.toMatchObject(error);
});

test('a call with a key is carried out once, also when it was declined or its answer was lost', async () => {
  const create = (amount: number, idempotencyKey: string) =>
    stripe.paymentIntents.create({ ...USD, amount }, { idempotencyKey });
  const first = await create(2900, 'order-1');
  expect((await create(2900, 'order-1')).id).toBe(first.id);
  await expect(create(2610, 'order-1')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  for (let n = 0; n < 2; n++)
    await expect(confirm(first.id, '4000000000000002', { idempotencyKey: 'pay-1' })).rejects.toMatchObject({
      code: 'card_declined',
    });
  const failed = () => types().filter((type) => type === 'payment_intent.payment_failed');
  await vi.waitFor(() => expect(failed()).toHaveLength(1), { timeout: 5_000, interval: 20 });
  shop.standIns.controls.set({ stripe: { outage: 'lost' } });
  await expect(create(2900, 'order-2')).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  await shop.restart();
  const again = await create(2900, 'order-2');
  expect((await stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([again.id, first.id]);
});

test('events are listed by page, type and time, for a month, whether or not a webhook told of them', async () => {
  shop.standIns.controls.set({ stripe: { dropWebhooks: 100 } });
  const intents = [];
  for (let n = 0; n < 5; n++) intents.push((await paid()).id);
  const types = ['payment_intent.succeeded', 'charge.refunded'];
  const listed: string[] = [];
  for await (const event of stripe.events.list({ types, limit: 2 }))
    if (event.type === 'payment_intent.succeeded') listed.push(event.data.object.id);
  expect(listed).toEqual(intents.toReversed());
  const first = await stripe.events.list({ types, limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ type: types[0] }, { type: types[0] }] });
  const soon = Math.floor(Date.now() / 1000) + 60;
  expect((await stripe.events.list({ created: { gte: soon } })).data).toEqual([]);
  expect((await stripe.events.list({ created: { lt: soon } })).data).not.toEqual([]);
  shop.standIns.controls.set({ stripe: { eventsListedMs: 0 } });
  expect((await stripe.events.list()).data).toEqual([]);
  expect(shop.received).toEqual([]);
});

test('an object without a list of its own takes what is enabled', async () => {
  expect((await open()).payment_method_types).toContain('klarna');
  expect((await open({ allowed_payment_method_types: ['card', 'swish'] })).payment_method_types).toEqual(['card']);
  expect((await openPage({ allowed_payment_method_types: ['card'] })).payment_method_types).toEqual(['card']);
});
