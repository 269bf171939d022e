import { CURRENCY, PRICE_CENTS } from '@trueseason/contracts';
import { createLogger } from '@trueseason/platform/runtime';
import { hashSync } from 'bcryptjs';
import { beforeAll, expect, it } from 'vitest';
import { closeBooks } from '../payment/close-books.ts';
import { BEHIND_PROXY } from '../testing/attacker.ts';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { useGateway } from '../testing/test-gateway.ts';

const PASSWORD = 'correct horse battery staple';
const DAY_MS = 24 * 60 * 60_000;
const log = createLogger('gateway', 'silent');
const gateway = useGateway({
  ...BEHIND_PROXY,
  ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4),
  STRIPE_TAX_CODE: 'txcd_10000000',
});
const { placeAnalyzed, pay } = flowsOf(() => gateway);
const { control, inDashboard, webhooksCome } = providerOf(() => gateway);
let browser: ReturnType<typeof gateway.newBrowser>;
beforeAll(async () => {
  browser = gateway.newBrowser();
  await browser.call('POST', '/api/admin/login', { password: PASSWORD });
});

/** 19 % within the price. */
const TAX = Math.round((PRICE_CENTS * 19) / 119);

it('has gross, fees, tax by country, refunds, disputes and the payout of a month, and does not change once closed', async () => {
  const german = { 'x-forwarded-for': '203.0.113.7' };
  const paid: string[] = [];
  for (let n = 0; n < 3; n++) {
    const order = await placeAnalyzed();
    const asked = { amount: 1, orderId: order.id };
    const { json } = await order.browser.call('POST', '/api/create-payment-intent', asked, german);
    await pay(json.clientSecret);
    paid.push(json.paymentIntentId);
  }
  await inDashboard('/v1/refunds', { payment_intent: paid[0] ?? '', amount: '1450' });
  await control('_disputes', { paymentIntent: paid[1] });
  await control('_payouts', {});
  await webhooksCome();
  const today = new Date();
  const month = today.toISOString().slice(0, 7);
  await closeBooks(gateway.deps, new Date(Date.now() + 2 * DAY_MS), log);
  const { json: months } = await browser.call('GET', '/api/admin/months');
  expect(months[0]).toBe(month);
  const read = async () => (await browser.call('GET', `/api/admin/months/${month}`)).json;
  const { sums, giftsOutstanding } = await read();
  const sumOf = (kind: string) => sums.find((sum: { kind: string }) => sum.kind === kind);
  const fee = Math.round(PRICE_CENTS * 0.029) + 30;
  expect(sumOf('charge')).toEqual({
    kind: 'charge',
    currency: CURRENCY,
    country: null,
    cents: 3 * PRICE_CENTS,
    count: 3,
  });
  expect(sumOf('fee')).toMatchObject({ cents: -3 * fee });
  expect(sumOf('refund')).toMatchObject({ cents: -1450 });
  expect(sumOf('dispute')).toMatchObject({ cents: -PRICE_CENTS });
  expect(sumOf('dispute_fee')).toMatchObject({ cents: -1500 });
  expect(sumOf('payout')).toMatchObject({ cents: -(3 * PRICE_CENTS - 3 * fee - 1450 - PRICE_CENTS - 1500) });
  expect(sumOf('tax')).toMatchObject({ country: 'DE', cents: 3 * TAX - Math.round((TAX * 1450) / PRICE_CENTS) - TAX });
  expect(giftsOutstanding).toEqual([]);
  const { bytes } = await browser.call('GET', `/api/admin/months/${month}/export`);
  const lines = bytes.toString().trim().split('\r\n');
  const total = lines
    .slice(1)
    .map((line) => line.replaceAll('"', '').split(','))
    .filter(([, kind]) => kind !== 'Tax within')
    .reduce((sum, [, , amount]) => sum + Math.round(Number(amount) * 100), 0);
  expect(lines[0]).toContain('"day","kind","amount","currency"');
  expect(total).toBe(0);
  // A later correction stands in a day of its own.
  await inDashboard('/v1/refunds', { payment_intent: paid[2] ?? '' });
  await webhooksCome();
  const after = (await read()).sums.find((sum: { kind: string }) => sum.kind === 'refund');
  const isNextMonth = new Date(today.getTime() + 2 * DAY_MS).getUTCMonth() !== today.getUTCMonth();
  expect(after.cents).toBe(isNextMonth ? -1450 : -1450 - PRICE_CENTS);
});
