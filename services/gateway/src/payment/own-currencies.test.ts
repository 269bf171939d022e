import { hashSync } from 'bcryptjs';
import { beforeAll, expect, it, vi } from 'vitest';

// Modules read the price as they are loaded, and test files share them: this one has its own.
vi.resetModules();
vi.stubEnv('PRICE_CENTS', '3900');
vi.stubEnv('CURRENCY', 'eur');
const { recordIntent } = await import('@trueseason/shop/flows');
const { findOrder } = await import('@trueseason/shop/order');
const { findOpenPayment, recordCheckoutSession } = await import('@trueseason/shop/payment');
const { query } = await import('@trueseason/shop/testing');
const { flowsOf } = await import('../testing/flows.ts');
const { providerOf } = await import('../testing/provider.ts');
const { useGateway } = await import('../testing/test-gateway.ts');
vi.unstubAllEnvs();
vi.resetModules();

const PASSWORD = 'correct horse battery staple';
const gateway = useGateway({ ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4) });
const { db, change, intent, pay, payHosted, placeAnalyzed, placePaid } = flowsOf(() => gateway);
const { inDashboard, webhooksCome } = providerOf(() => gateway);
let operator: ReturnType<typeof gateway.newBrowser>;
beforeAll(async () => {
  operator = gateway.newBrowser();
  await operator.call('POST', '/api/admin/login', { password: PASSWORD });
});

/** An order with an intent that was opened when the shop had another price and currency. */
async function placedYesterday(amount_cents: number) {
  const order = await placeAnalyzed();
  const price = { amount_cents, currency: 'usd' };
  await change('orders', order.id, price);
  const opened = (await inDashboard('/v1/payment_intents', {
    ...{ amount: String(amount_cents), currency: 'usd', 'metadata[orderId]': String(order.id) },
    'allowed_payment_method_types[0]': 'card',
  })) as { id: string; client_secret: string };
  await recordIntent(db(), { intent_id: opened.id, order_id: order.id, promo_code: null, ...price });
  return { ...order, intentId: opened.id, clientSecret: opened.client_secret };
}

it('charges, shows and books its own price, and keeps what was paid in another currency', async () => {
  const earlier = await placedYesterday(2900);
  await pay(earlier.clientSecret);
  await webhooksCome();
  const now = await placePaid();
  for (const { intentId } of [earlier, now])
    await inDashboard('/v1/refunds', { payment_intent: intentId, amount: '1000' });
  await webhooksCome();

  expect(await findOrder(db(), earlier.id)).toMatchObject({ payment: 'paid', amount_cents: 2900, currency: 'usd' });
  expect((await now.browser.call('GET', `/api/orders/${now.id}`)).json).toMatchObject({
    amount: 3900,
    currency: 'eur',
  });
  const seen = async (id: number) => (await operator.call('GET', `/api/admin/orders/${id}`)).json;
  for (const [{ id, intentId }, amount, currency, sign] of [
    [earlier, 2900, 'usd', '$'],
    [now, 3900, 'eur', '€'],
  ] as const) {
    const { timeline, ...details } = await seen(id);
    const left = { refundable: amount - 1000, refundCurrency: currency };
    expect(details).toMatchObject({ amount, currency, payments: [{ intentId, amount, currency }], ...left });
    const said = timeline.map(({ what }: { what: string }) => what);
    expect(said).toEqual(
      expect.arrayContaining([`${sign}${amount / 100}.00 asked: ${intentId}`, `${sign}10.00 refunded`]),
    );
  }
  const { json: totals } = await operator.call('GET', '/api/admin/totals');
  expect(totals[0].money).toEqual([
    { currency: 'eur', revenue: 3900, refunded: 1000 },
    { currency: 'usd', revenue: 2900, refunded: 1000 },
  ]);
});

it('opens an unpaid order again at its price, even if only the currency differs', async () => {
  const { browser, id, intentId } = await placedYesterday(3900);
  const { json } = await intent(browser, id);
  expect(json).toMatchObject({ amount: 3900, fullAmount: 3900, currency: 'eur' });
  expect(json.paymentIntentId).not.toBe(intentId);
  expect(await findOpenPayment(db(), id)).toMatchObject({ amount_cents: 3900, currency: 'eur' });
  expect(await findOrder(db(), id)).toMatchObject({ amount_cents: 3900, currency: 'eur' });
});

it('settles what was opened on the provider’s page in another currency', async () => {
  const browser = gateway.newBrowser();
  await browser.call('POST', '/api/create-checkout');
  const [order] = await query(db()).selectFrom('orders').select('id').where('flow', '=', 'hosted').execute();
  const id = order?.id ?? 0;
  const page = (await inDashboard('/v1/checkout/sessions', {
    ...{ mode: 'payment', success_url: gateway.url, cancel_url: gateway.url, 'metadata[orderId]': String(id) },
    'payment_intent_data[metadata][orderId]': String(id),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '3900',
    'line_items[0][price_data][product_data][name]': 'Analysis',
  })) as { id: string; url: string };
  await recordCheckoutSession(db(), { session_id: page.id, order_id: id, amount_cents: 3900, currency: 'usd' });
  await payHosted(page.url);
  await webhooksCome();
  expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid', amount_cents: 3900, currency: 'usd' });
});
