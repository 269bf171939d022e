import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestShop, testShop } from '../test-shop.ts';

let shop: TestShop;
let stripe: Stripe;
beforeEach(async () => {
  shop = await testShop();
  const { hostname, port } = new URL(shop.standIns.url);
  stripe = new Stripe('sk_test_standin', {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
  });
});
afterEach(() => shop.close());

const calculate = (ip_address: string, more: object = {}) =>
  stripe.tax.calculations.create({
    currency: 'usd',
    customer_details: { ip_address },
    line_items: [{ amount: 2900, reference: 'L1', tax_behavior: 'inclusive', tax_code: 'txcd_10000000', ...more }],
  });

test('tax is included in inclusive amounts, added to others, and absent without a registration', async () => {
  expect(await calculate('203.0.113.7')).toMatchObject({ amount_total: 2900, tax_amount_inclusive: 463 });
  expect(await calculate('203.0.113.7', { tax_behavior: 'exclusive' })).toMatchObject({ amount_total: 3451 });
  expect(await calculate('198.51.100.7')).toMatchObject({ amount_total: 2900, tax_amount_inclusive: 0 });
});

test('a customer who cannot be placed, and a code that is none, are refused', async () => {
  await expect(calculate('127.0.0.1')).rejects.toMatchObject({ code: 'customer_tax_location_invalid' });
  await expect(calculate('203.0.113.7', { tax_code: 'books' })).rejects.toMatchObject({ code: 'resource_missing' });
});

test('an intent takes a calculation until it is paid, and its receipt shows the tax', async () => {
  const { id: calculation } = await calculate('203.0.113.7');
  const hooks = { inputs: { tax: { calculation } } };
  const intent = await stripe.paymentIntents.create({ amount: 2900, currency: 'usd' });
  expect((await stripe.paymentIntents.update(intent.id, { hooks })).hooks).toEqual(hooks);
  const unknown = { inputs: { tax: { calculation: 'taxcalc_none' } } };
  await expect(stripe.paymentIntents.update(intent.id, { hooks: unknown })).rejects.toMatchObject({ statusCode: 404 });
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  await expect(stripe.paymentIntents.update(intent.id, { hooks })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  const { latest_charge } = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  const receipt = await fetch((latest_charge as Stripe.Charge).receipt_url ?? '');
  expect(await receipt.text()).toMatch(/29\.00 USD[\s\S]*Of which tax[\s\S]*4\.63 USD/);
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent.id },
  });
  expect(data).toEqual([]);
});

test('a hosted page works tax out of its price and makes an invoice that is found by the payment', async () => {
  const price_data = { currency: 'usd', unit_amount: 2900, product_data: { name: 'Analysis' } };
  const open = (tax_behavior?: 'inclusive') =>
    stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { ...price_data, tax_behavior } }],
      automatic_tax: { enabled: true },
      invoice_creation: { enabled: true },
      success_url: 'http://localhost:3000/done',
    });
  await expect(open()).rejects.toThrow('tax_behavior');
  const session = await open('inclusive');
  const card = { email: 'ann@example.com', number: '4242424242424242', exp: '12/40', cvc: '123' };
  await fetch(session.url ?? '', { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  const paid = await stripe.checkout.sessions.retrieve(session.id);
  expect(paid).toMatchObject({ amount_total: 2900, total_details: { amount_tax: 463 } });
  const payment = { type: 'payment_intent', payment_intent: String(paid.payment_intent) } as const;
  const { data } = await stripe.invoicePayments.list({ payment, expand: ['data.invoice'] });
  const [invoice] = data.map((row) => row.invoice as Stripe.Invoice);
  expect(invoice).toMatchObject({ id: paid.invoice, total: 2900, total_taxes: [{ amount: 463 }] });
  const pdf = await fetch(invoice?.invoice_pdf ?? '');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect((await pdf.text()).startsWith('%PDF')).toBe(true);
});
