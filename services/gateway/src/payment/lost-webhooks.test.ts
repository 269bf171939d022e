import { type AttentionKind, formatPrice, OPERATOR_ROLES, PRICE_CENTS } from '@trueseason/contracts';
import { createProducer } from '@trueseason/platform/queue';
import { createLogger } from '@trueseason/platform/runtime';
import { listAttention } from '@trueseason/shop/back-office';
import { findOrder } from '@trueseason/shop/order';
import { countDeclines, findPayment, listPayments } from '@trueseason/shop/payment';
import { query } from '@trueseason/shop/testing';
import { testRedisUrl } from '@trueseason/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewAdminDetails } from '../back-office/admin-view.ts';
import { startBackground } from '../jobs/background.ts';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { startTestGateway, type TestGateway, WEBHOOK_SECRET } from '../testing/test-gateway.ts';

/** A minute in production; what is shown here within ten seconds is shown there within five minutes. */
const INTERVAL_MS = 200;
const DECLINED = '4000000000000002';

interface Webhooks {
  readonly how: string;
  readonly stripe: { dropWebhooks?: number; webhookDelayMs?: number; webhookDuplicates?: number };
  readonly secret?: string;
  /** Whether all are taken in the end. */
  readonly come: boolean;
  /** Whether any brings an event before it is found on the provider's list. */
  readonly brought: boolean;
}
const WEBHOOKS: readonly Webhooks[] = [
  { how: 'dropped', stripe: { dropWebhooks: 100_000 }, come: true, brought: false },
  { how: 'signed with an old secret', stripe: {}, secret: 'whsec_rotated', come: false, brought: false },
  { how: 'late and doubled', stripe: { webhookDelayMs: 1_000, webhookDuplicates: 1 }, come: true, brought: true },
];

describe.each(WEBHOOKS)('with webhooks $how', ({ stripe, secret = WEBHOOK_SECRET, come, brought }) => {
  let gateway: TestGateway;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const redisUrl = await testRedisUrl();
    const env = { REDIS_URL: redisUrl, RECONCILE_INTERVAL_MS: String(INTERVAL_MS), STRIPE_WEBHOOK_SECRET: secret };
    gateway = await startTestGateway(env);
    gateway.standIns.controls.set({ stripe });
    const producer = createProducer({ redisUrl, prefix: 'lost-webhooks-test', onError: () => {} });
    const background = startBackground(gateway.deps, producer, createLogger('gateway', 'silent'));
    close = async () => {
      await background.close();
      await producer.close();
      await gateway.close();
    };
  });
  afterAll(() => close());
  const flows = flowsOf(() => gateway);
  const { control, inDashboard, webhooksCome } = providerOf(() => gateway);
  const { db } = flows;

  const payment = async (id: number) => (await findOrder(db(), id))?.payment;
  const timelineOf = async (id: number) =>
    (await viewAdminDetails(gateway.deps, id, OPERATOR_ROLES)).timeline.filter(
      ({ part }) => part === 'payment' || part === 'dispute',
    );
  /** What happened to the money, in order, as operators read it. */
  async function story(id: number): Promise<string[]> {
    if (come) await webhooksCome();
    const timeline = (await timelineOf(id)).map(({ what }) => what);
    if (!brought) expect(timeline.filter((what) => what.includes('brought by a webhook'))).toEqual([]);
    const ours = timeline.filter((what) => !/provider|asked: |card/.test(what));
    return ours.map((what) => what.replace(/, under the terms.*|: fraudulent.*/, ''));
  }
  const attention = async (id: number): Promise<AttentionKind[]> =>
    (await listAttention(db(), OPERATOR_ROLES)).filter(({ orderId }) => orderId === id).map(({ kind }) => kind);
  async function mails(id: number): Promise<string[]> {
    const rows = await query(db()).selectFrom('mails').select('kind').where('order_id', '=', id).execute();
    return rows.map(({ kind }) => kind).sort();
  }
  const isLocked = async ({ browser, id }: { browser: ReturnType<TestGateway['newBrowser']>; id: number }) =>
    (await browser.call('GET', `/api/orders/${id}`)).json.analysisResult.locked ?? false;
  /** Paid on the provider's side; the browser is closed at once. */
  async function buy() {
    const order = await flows.placeAnalyzed();
    const { json } = await flows.intent(order.browser, order.id);
    await order.browser.call('POST', `/api/orders/${order.id}/update-email`, { email: `${order.id}@example.com` });
    await flows.pay(json.clientSecret);
    await expect.poll(() => payment(order.id)).toBe('paid');
    await flows.deliver(order.id);
    return { ...order, intentId: json.paymentIntentId as string };
  }
  const dispute = async (paymentIntent: string, warning = false) =>
    ((await control('_disputes', { paymentIntent, warning })) as { readonly id: string }).id;

  it('settles and delivers a payment', async () => {
    const order = await buy();
    expect(await isLocked(order)).toBe(false);
    expect(await story(order.id)).toEqual(['Paid']);
    expect(await mails(order.id)).toEqual(['results']);
  });

  it('settles a hosted page, with the address entered there', async () => {
    const { url, orderId } = (await gateway.newBrowser().call('POST', '/api/create-checkout')).json;
    await flows.payHosted(url);
    await expect.poll(() => findOrder(db(), orderId)).toMatchObject({ payment: 'paid', email: 'a@example.com' });
    expect(await story(orderId)).toEqual(['Paid']);
  });

  it('records and mails a partial and a full refund', async () => {
    const order = await buy();
    await inDashboard('/v1/refunds', { payment_intent: order.intentId, amount: '500' });
    await expect.poll(async () => (await findPayment(db(), order.intentId))?.refunded_cents).toBe(500);
    expect(await payment(order.id)).toBe('paid');
    expect(await mails(order.id)).toEqual(['refund', 'results']);
    await inDashboard('/v1/refunds', { payment_intent: order.intentId });
    await expect.poll(() => payment(order.id)).toBe('refunded');
    expect(await isLocked(order)).toBe(true);
    expect(await story(order.id)).toEqual([
      'Paid',
      `${formatPrice(500)} refunded`,
      `${formatPrice(PRICE_CENTS - 500)} refunded`,
    ]);
    expect(await mails(order.id)).toEqual(['refund', 'refund', 'results']);
  });

  it('reports a failed refund', async () => {
    const order = await buy();
    await inDashboard('/v1/refunds', { payment_intent: order.intentId });
    await expect.poll(() => payment(order.id)).toBe('refunded');
    await control('_refunds/fail', { paymentIntent: order.intentId });
    await expect.poll(async () => (await findPayment(db(), order.intentId))?.refund_failed_at).toBeInstanceOf(Date);
    expect(await story(order.id)).toEqual([
      'Paid',
      `${formatPrice(PRICE_CENTS)} refunded`,
      'A refund failed: the bank returned it',
    ]);
  });

  it.each([true, false])('locks a disputed order, until it is won: %s', async (won) => {
    const order = await buy();
    const id = await dispute(order.intentId);
    await expect.poll(() => payment(order.id)).toBe('disputed');
    expect(await isLocked(order)).toBe(true);
    expect(await attention(order.id)).toEqual(['dispute']);
    await control(`_disputes/${id}/close`, { won });
    await expect.poll(() => payment(order.id)).toBe(won ? 'paid' : 'refunded');
    expect(await isLocked(order)).toBe(!won);
    expect(await attention(order.id)).toEqual([]);
    expect(await story(order.id)).toEqual([
      'Paid',
      'Dispute needs response',
      'Result locked by a dispute',
      ...(won
        ? ['Dispute won', 'Result open again after the dispute']
        : ['Dispute lost', `${formatPrice(PRICE_CENTS)} taken back by the bank`]),
    ]);
    expect(await mails(order.id)).toEqual(['results']);
  });

  it('unlocks an order whose inquiry was closed', async () => {
    const order = await buy();
    const id = await dispute(order.intentId, true);
    await expect.poll(() => payment(order.id)).toBe('disputed');
    expect(await attention(order.id)).toEqual(['inquiry']);
    await control(`_disputes/${id}/close`, { won: true });
    await expect.poll(() => payment(order.id)).toBe('paid');
    expect(await attention(order.id)).toEqual([]);
    expect(await story(order.id)).toEqual([
      'Paid',
      'Dispute warning needs response',
      'Result locked by a dispute',
      'Dispute warning closed',
      'Result open again after the dispute',
    ]);
  });

  it('shows warnings of banks and reviews, and their end', async () => {
    const { intentId } = await buy();
    await control('_fraud-warnings', { paymentIntent: intentId });
    await control('_reviews', { paymentIntent: intentId });
    await expect
      .poll(() => findPayment(db(), intentId))
      .toMatchObject({ fraud_warning: 'made_with_stolen_card', review: 'rule' });
    await control('_reviews', { paymentIntent: intentId });
    await expect.poll(async () => (await findPayment(db(), intentId))?.review).toBeNull();
  });

  it('closes a payment that was canceled at the provider, and counts a declined card once', async () => {
    const { browser, id } = await flows.placeAnalyzed();
    const { json } = await flows.intent(browser, id);
    await flows.pay(json.clientSecret, DECLINED);
    const declines = async () =>
      (await countDeclines(db(), { orderId: id, openedFrom: '', openedIn: '', openedBy: null })).order;
    await expect.poll(declines).toBe(1);
    await inDashboard(`/v1/payment_intents/${json.paymentIntentId}/cancel`);
    await expect.poll(async () => (await listPayments(db(), id)).map(({ state }) => state)).toEqual(['canceled']);
    if (come) await webhooksCome();
    expect(await declines()).toBe(1);
    expect(await story(id)).toEqual(['Card declined: generic decline', `Canceled: ${json.paymentIntentId}`]);
    const moments = (await timelineOf(id)).map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted());
    expect((await flows.intent(browser, id)).json.paymentIntentId).not.toBe(json.paymentIntentId);
  });
});
