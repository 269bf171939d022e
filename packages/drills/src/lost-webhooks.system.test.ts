import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CURRENCY, PRICE_CENTS } from '@trueseason/contracts';
import { query, sql } from '@trueseason/shop/testing';
import { payAtProvider } from '@trueseason/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { place, shopOf } from './customers.ts';
import { stageSystem } from './testing/stage-system.ts';

/** A minute in production. */
const INTERVAL_MS = 2_000;

const calls: string[] = [];
let provider = '';
/** Between the gateway and the provider: notes calls. */
const counter = createServer((incoming, outgoing) => {
  calls.push(incoming.url ?? '');
  const { method, headers } = incoming;
  const passed = forward(new URL(incoming.url ?? '/', provider), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
});
afterAll(() => void counter.close());

const stage = stageSystem(
  'lost-webhooks',
  { RATE_LIMIT_SCALE: '1000', RECONCILE_INTERVAL_MS: String(INTERVAL_MS) },
  async (service, env): Promise<Record<string, string>> => {
    if (service !== 'gateway') return {};
    provider = env.STRIPE_API_URL ?? '';
    await new Promise<void>((listening) => counter.listen(0, '127.0.0.1', listening));
    return { STRIPE_API_URL: `http://127.0.0.1:${(counter.address() as AddressInfo).port}` };
  },
);

/** Another payment that nobody makes. */
async function openIntent(): Promise<string> {
  const body = new URLSearchParams({ amount: String(PRICE_CENTS), currency: CURRENCY });
  const headers = { authorization: 'Bearer sk_test_standin' };
  const response = await fetch(`${provider}/v1/payment_intents`, { method: 'POST', headers, body });
  return ((await response.json()) as { id: string }).id;
}

/* The gateway's lost-webhooks.test.ts has every case of a payment; here are those that take the whole product. */
beforeAll(() => void stage.system.controls?.set({ stripe: { dropWebhooks: 100_000 } }));
// First: what other orders leave on the list of events costs pages.
it('costs four calls an interval at most with 1,000 idle orders', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, openIntent));
  await sql`insert into orders (id, flow, progress, payment, amount_cents)
    select 200000000000 + n, 'analyze_first', 'analyzed', 'unpaid', ${PRICE_CENTS}::int from generate_series(1, 1000) n`.execute(
    query(stage.db),
  );
  await sql`insert into payments (intent_id, order_id, amount_cents, currency, created_at, checked_at)
    select coalesce((${ids}::text[])[n], 'pi_idle_' || n), 200000000000 + n, ${PRICE_CENTS}::int, ${CURRENCY}, at, at
    from generate_series(1, 1000) n,
    lateral (select now() - case when n <= ${ids.length}::int then interval '25 hours' else n * interval '80 seconds' end) made (at)`.execute(
    query(stage.db),
  );
  calls.length = 0;
  const open = query(stage.db).selectFrom('payments').select('intent_id').where('intent_id', 'in', ids);
  const left = open.where('state', '=', 'open');
  await expect.poll(() => left.execute(), { timeout: 60_000 }).toEqual([]);
  // A round begins with the first page of the list of events.
  const rounds = () => calls.filter((url) => url.startsWith('/v1/events') && !url.includes('starting_after'));
  const settledAfter = rounds().length;
  // Four rounds of three; what asks here may come late.
  expect(settledAfter).toBeLessThanOrEqual(7);
  await expect.poll(() => rounds().length, { timeout: 60_000 }).toBeGreaterThan(settledAfter + 1);
  expect(calls.length).toBeLessThanOrEqual(4 * rounds().length);
});

it('delivers the result of somebody who pays and closes the browser, by mail', async () => {
  const { id, browser } = await place(shopOf(stage.system), stage.photos, 90_000);
  const { json } = await browser.call('POST', '/api/create-payment-intent', { orderId: id });
  await browser.call('POST', `/api/orders/${id}/update-email`, { email: `${id}@example.com` });
  await payAtProvider(provider, json.clientSecret);
  await stage.until('the mail', async () => (await stage.mailsOf(id)).length > 0);
  expect((await stage.mailsOf(id)).map(({ categories }) => categories)).toEqual([['results']]);
  const { json: order } = await browser.call('GET', `/api/orders/${id}`);
  expect([order.status, order.analysisResult.locked ?? false]).toEqual(['completed', false]);
});
