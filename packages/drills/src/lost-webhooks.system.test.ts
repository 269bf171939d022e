import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AdminOrderDetails,
  type AttentionKind,
  type AttentionRow,
  CURRENCY,
  formatPrice,
  PRICE_CENTS,
} from '@trueseason/contracts';
import { query, sql } from '@trueseason/shop/testing';
import type { ControlsPatch } from '@trueseason/stand-ins';
import { operatorSession, payAtProvider } from '@trueseason/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stageSystem } from './testing/stage-system.ts';

/** A minute in production. */
const INTERVAL_MS = 2_000;
/** Five minutes in production. */
const SHOWN_WITHIN_MS = 5 * INTERVAL_MS;

const calls: string[] = [];
let provider = '';
/** Between the gateway and the provider: notes calls. */
const counter = createServer((incoming, outgoing) => {
  calls.push(incoming.url ?? '');
  const { method, headers } = incoming;
  const passed = forward(new URL(incoming.url ?? '/', provider), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
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

/** What the shop does in the provider's dashboard, or asks it, with its secret key. */
async function inDashboard<Answer>(path: string, params?: Readonly<Record<string, string>>): Promise<Answer> {
  const init = params && { method: 'POST', body: new URLSearchParams(params) };
  const response = await fetch(provider + path, { headers: { authorization: 'Bearer sk_test_standin' }, ...init });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as Answer;
}
/** What banks do. */
async function atBank(path: string, body: object): Promise<{ readonly id: string }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(provider + path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as { id: string };
}

let operator: string;
beforeAll(async () => {
  operator = await operatorSession(stage.system.env.DATABASE_URL ?? '', 'finance');
});
async function asOperator<Answer>(path: string): Promise<Answer> {
  const response = await fetch(stage.system.urls.web + path, { headers: { cookie: `ts_admin=${operator}` } });
  return (await response.json()) as Answer;
}
const orderOf = (id: number) => asOperator<AdminOrderDetails>(`/api/admin/orders/${id}`);
const attentionOf = async (id: number): Promise<AttentionKind[]> =>
  (await asOperator<AttentionRow[]>('/api/admin/attention'))
    .filter(({ orderId }) => orderId === id)
    .map(({ kind }) => kind);
/** How an order is shown to operators, in time. */
const shown = (id: number, order: object, attention: readonly AttentionKind[] = []) =>
  expect
    .poll(async () => ({ ...(await orderOf(id)), attention: await attentionOf(id) }), { timeout: SHOWN_WITHIN_MS })
    .toMatchObject({ ...order, attention });

// First: what other orders leave on the list of events costs pages.
it('costs four calls an interval at most with 1,000 idle orders', async () => {
  // A webhook costs a call of its own when it comes.
  stage.system.controls?.set({ stripe: { dropWebhooks: 100_000 } });
  const abandoned = await Promise.all(
    Array.from({ length: 12 }, () =>
      inDashboard<{ id: string }>('/v1/payment_intents', { amount: String(PRICE_CENTS), currency: CURRENCY }),
    ),
  );
  const ids = abandoned.map(({ id }) => id);
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

interface Webhooks {
  readonly how: string;
  readonly stripe: NonNullable<ControlsPatch['stripe']>;
}
const WEBHOOKS: readonly Webhooks[] = [
  { how: 'dropped', stripe: { dropWebhooks: 100_000 } },
  { how: 'doubled and late', stripe: { dropWebhooks: 0, webhookDelayMs: 3_000, webhookDuplicates: 1 } },
];

describe.each(WEBHOOKS)('with all webhooks $how', ({ how, stripe }) => {
  beforeAll(() => void stage.system.controls?.set({ stripe }));

  /** What happened to the money, in order, once all webhooks have come. */
  async function storyOf(id: number): Promise<string[]> {
    const pending = async () => {
      const { data } = await inDashboard<{ data: { pending_webhooks: number }[] }>('/v1/events?limit=100');
      return data.filter((event) => event.pending_webhooks > 0).length;
    };
    await expect.poll(pending, { timeout: 30_000 }).toBe(0);
    const { timeline } = await orderOf(id);
    const brought = timeline.filter(({ what }) => what.includes('brought by a webhook'));
    if (how === 'dropped') expect(brought).toEqual([]);
    const ours = timeline.filter(
      ({ part, what }) => ['payment', 'dispute'].includes(part) && !/provider|asked: |card/.test(what),
    );
    return ours.map(({ what }) => what.replace(/, under the terms.*|: fraudulent.*/, ''));
  }
  const mailsOf = async (id: number, kind: string) =>
    (await stage.mailsOf(id)).filter(({ categories }) => categories.includes(kind)).length;
  const told = (id: number, kind: string, times: number) =>
    expect.poll(() => mailsOf(id, kind), { timeout: 30_000 }).toBe(times);

  /** Paid at the provider by somebody who closes the browser at once. */
  async function pay({ browser }: Pick<ReturnType<typeof stage.customer>, 'browser'>, orderId?: number) {
    const { json } = await browser.call('POST', '/api/create-payment-intent', { amount: PRICE_CENTS, orderId });
    const id: number = json.orderId;
    await browser.call('POST', `/api/orders/${id}/update-email`, { email: `${id}@example.com` });
    await payAtProvider(provider, json.clientSecret);
    await shown(id, { payment: 'paid' });
    return { id, paymentIntent: json.paymentIntentId as string };
  }

  it('shows a payment and delivers its result, which a dispute locks until it is won', async () => {
    const customer = stage.customer();
    const analyzed = await customer.upload(stage.photos);
    await customer.waitFor(analyzed, ['analyzed'], 90_000);
    const { id, paymentIntent } = await pay(customer, analyzed);
    await customer.waitFor(id, ['completed']);
    const isLocked = async () =>
      (await customer.browser.call('GET', `/api/orders/${id}`)).json.analysisResult.locked === true;
    expect(await isLocked()).toBe(false);
    await told(id, 'results', 1);
    const dispute = await atBank('/_disputes', { paymentIntent });
    await shown(id, { payment: 'disputed' }, ['dispute']);
    expect(await isLocked()).toBe(true);
    await atBank(`/_disputes/${dispute.id}/close`, { won: true });
    await shown(id, { payment: 'paid' });
    expect(await isLocked()).toBe(false);
    expect(await storyOf(id)).toEqual([
      'Paid',
      'Dispute needs response',
      'Result locked by a dispute',
      'Dispute won',
      'Result open again after the dispute',
    ]);
    expect(await mailsOf(id, 'results')).toBe(1);
  });

  it('shows and tells a partial and a full refund made at the provider', async () => {
    const { id, paymentIntent } = await pay(stage.customer());
    await inDashboard('/v1/refunds', { payment_intent: paymentIntent, amount: '500' });
    await shown(id, { payment: 'paid', payments: [{ refunded: 500 }] });
    await told(id, 'refund', 1);
    await inDashboard('/v1/refunds', { payment_intent: paymentIntent });
    await shown(id, { payment: 'refunded', payments: [{ refunded: PRICE_CENTS }] });
    await told(id, 'refund', 2);
    expect(await storyOf(id)).toEqual([
      'Paid',
      `${formatPrice(500)} refunded`,
      `${formatPrice(PRICE_CENTS - 500)} refunded`,
    ]);
    expect(await mailsOf(id, 'refund')).toBe(2);
  });

  it('shows a dispute that is lost, and closes its order', async () => {
    const { id, paymentIntent } = await pay(stage.customer());
    const dispute = await atBank('/_disputes', { paymentIntent });
    await shown(id, { payment: 'disputed' }, ['dispute']);
    await atBank(`/_disputes/${dispute.id}/close`, { won: false });
    await shown(id, { payment: 'refunded' });
    expect(await storyOf(id)).toEqual([
      'Paid',
      'Dispute needs response',
      'Result locked by a dispute',
      'Dispute lost',
      `${formatPrice(PRICE_CENTS)} taken back by the bank`,
    ]);
  });

  it('shows an inquiry, and opens its order when it is closed', async () => {
    const { id, paymentIntent } = await pay(stage.customer());
    const inquiry = await atBank('/_disputes', { paymentIntent, warning: true });
    await shown(id, { payment: 'disputed' }, ['inquiry']);
    await atBank(`/_disputes/${inquiry.id}/close`, { won: true });
    await shown(id, { payment: 'paid' });
    expect(await storyOf(id)).toEqual([
      'Paid',
      'Dispute warning needs response',
      'Result locked by a dispute',
      'Dispute warning closed',
      'Result open again after the dispute',
    ]);
  });

  it('shows a payment that was canceled at the provider, and asks for another', async () => {
    const { browser } = stage.customer();
    const asked = async (orderId?: number) =>
      (await browser.call('POST', '/api/create-payment-intent', { amount: PRICE_CENTS, orderId })).json;
    const { orderId, paymentIntentId } = await asked();
    await inDashboard(`/v1/payment_intents/${paymentIntentId}/cancel`, {});
    await shown(orderId, { payment: 'unpaid', payments: [{ intentId: paymentIntentId, state: 'canceled' }] });
    expect(await storyOf(orderId)).toEqual([`Canceled: ${paymentIntentId}`]);
    expect((await asked(orderId)).paymentIntentId).not.toBe(paymentIntentId);
  });
});
