import { isRemeasureCode, PRICE_CENTS } from '@trueseason/contracts';
import { openRemeasure, recordDispute } from '@trueseason/shop/flows';
import { requeueOverdueJobs } from '@trueseason/shop/jobs';
import { listMails } from '@trueseason/shop/mail';
import { query } from '@trueseason/shop/testing';
import { type Browser, disputeOf, tablesNaming } from '@trueseason/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const gateway = useGateway();
afterEach(() => vi.useRealTimers());
const flows = flowsOf(() => gateway);
const { db } = flows;

interface Owned {
  readonly browser: Browser;
  readonly id: number;
}
let owners = 0;
const bought = () => flows.placeDelivered(`owner-${++owners}@example.com`);
const see = async ({ browser, id }: Owned) => (await browser.call('GET', `/api/orders/${id}/remeasure`)).json;
const open = ({ browser, id }: Owned) => browser.call('POST', `/api/orders/${id}/remeasure`);
const remind = ({ browser, id }: Owned, reminder: boolean) =>
  browser.call('PUT', `/api/orders/${id}/remeasure`, { reminder });

/** Moves the clock this many days past an order's completion. */
async function wait(days: number, { id }: Owned): Promise<void> {
  const order = query(db()).selectFrom('orders').select('completed_at').where('id', '=', id);
  const { completed_at } = await order.executeTakeFirstOrThrow();
  vi.useFakeTimers({ toFake: ['Date'], now: (completed_at?.getTime() ?? 0) + days * DAY_MS });
}
async function codeOf(order: Owned): Promise<string> {
  await wait(365, order);
  const { code } = (await open(order)).json;
  vi.useRealTimers();
  return code;
}
/** Redeems a code after the new photos are analyzed. */
async function use(code: string, browser?: Browser) {
  const order = await flows.placeAnalyzed(browser);
  const { json } = await flows.intent(order.browser, order.id, code);
  const { status } = await order.browser.call('POST', `/api/orders/${order.id}/mark-free`);
  return { ...order, amount: json.amount as number, done: status === 200 };
}

describe('availability', () => {
  it('starts on day 365, not on day 364', async () => {
    const order = await bought();
    const { state, opensAt } = await see(order);
    expect(state).toBe('waiting');
    await wait(364, order);
    expect((await see(order)).state).toBe('waiting');
    expect((await open(order)).json.code).toBe('remeasure_not_open');
    await wait(365, order);
    expect(new Date(opensAt).getTime()).toBe(Date.now());
    expect((await see(order)).state).toBe('open');
    const { code } = (await open(order)).json;
    expect(isRemeasureCode(code)).toBe(true);
    // The same code until used, however often it is requested.
    expect((await Promise.all([open(order), open(order)])).map(({ json }) => json.code)).toEqual([code, code]);
  });
});

describe('remeasuring', () => {
  it('is free once, and the new result gets the next one', async () => {
    const order = await bought();
    const code = await codeOf(order);
    const again = await use(code, order.browser);
    expect(again).toMatchObject({ amount: 0, done: true });
    await wait(366, order);
    expect((await see(order)).state).toBe('used');
    expect((await open(order)).json.code).toBe('remeasure_not_open');
    vi.useRealTimers();
    expect(await use(code)).toMatchObject({ amount: PRICE_CENTS, done: false });

    const next = await codeOf(again);
    expect(next).not.toBe(code);
    expect(await use(next)).toMatchObject({ amount: 0, done: true });
  });

  it('is available to gift recipients', async () => {
    const browser = gateway.newBrowser();
    const { json } = await browser.call('POST', '/api/gifts', { email: 'giver@example.com' });
    const { json: intent } = await flows.intent(browser, json.orderId);
    await flows.pay(intent.clientSecret);
    const gift = (await browser.call('GET', `/api/orders/${json.orderId}/gift`)).json;
    const receiver = await use(gift.code);
    expect(receiver.done).toBe(true);
    expect(await use(await codeOf(receiver))).toMatchObject({ amount: 0, done: true });
    // The gift order has no result.
    expect((await browser.call('GET', `/api/orders/${json.orderId}/remeasure`)).status).toBe(402);
  });

  it('ends with a refund, dispute or deletion', async () => {
    const deleted = { code: 'withdrawn' as const, message: 'x', photos: [] };
    for (const end of [
      { payment: 'refunded' as const },
      { payment: 'disputed' as const },
      { progress: 'failed' as const, failure: JSON.stringify(deleted) },
    ]) {
      const order = await bought();
      const code = await codeOf(order);
      await query(db()).updateTable('orders').set(end).where('id', '=', order.id).execute();
      expect((await gateway.newBrowser().call('POST', '/api/promo/validate', { code })).json.code).toBe(
        'invalid_promo',
      );
      expect(await use(code)).toMatchObject({ amount: PRICE_CENTS, done: false });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * DAY_MS });
      expect(await openRemeasure(db(), order.id)).toBeNull();
      vi.useRealTimers();
    }
  });

  it('sends no reminder after consent is withdrawn', async () => {
    const order = await bought();
    await remind(order, true);
    await order.browser.call('POST', `/api/orders/${order.id}/withdraw-consent`);
    expect((await listMails(db(), order.id)).map(({ kind }) => kind)).not.toContain('remeasure');
  });

  it('is available again after a won dispute', async () => {
    const order = await bought();
    const code = await codeOf(order);
    await recordDispute(db(), order.intentId, disputeOf('needs_response'));
    expect((await use(code)).done).toBe(false);
    await recordDispute(db(), order.intentId, disputeOf('won'));
    expect((await use(code)).done).toBe(true);
  });

  it('is deleted with its order, and the new order stays', async () => {
    const order = await bought();
    const code = await codeOf(order);
    await order.browser.call('DELETE', `/api/orders/${order.id}`);
    expect(await tablesNaming(gateway.database.url, code)).toEqual([]);
    expect((await use(code)).done).toBe(false);

    const other = await bought();
    const used = await use(await codeOf(other));
    await other.browser.call('DELETE', `/api/orders/${other.id}`);
    // While a worker might still store something, for an hour.
    expect(await tablesNaming(gateway.database.url, String(other.id))).toEqual(['uploads_under_way']);
    expect((await used.browser.call('GET', `/api/orders/${used.id}`)).json.status).toBe('completed');
    expect((await see(used)).state).toBe('waiting');
  });
});

describe('the reminder', () => {
  const mailsOf = (id: number) =>
    query(db())
      .selectFrom('mails')
      .select(['state', 'state_at'])
      .where('order_id', '=', id)
      .where('kind', '=', 'remeasure')
      .orderBy('round')
      .execute();
  async function swept(id: number): Promise<string[]> {
    const asked: string[] = [];
    const ensure = async (job: { name: string }, { orderId }: { orderId: number }) => {
      if (orderId === id) asked.push(job.name);
      return 'added' as const;
    };
    await requeueOverdueJobs(db(), { ensure }, { graceMs: 0, limit: 500 });
    return asked;
  }

  it('is opt-in, sent once on its day, and can be turned off', async () => {
    const order = await bought();
    expect(await mailsOf(order.id)).toEqual([]);
    expect((await see(order)).reminder).toBe(false);
    await Promise.all([remind(order, true), remind(order, true)]);
    const { opensAt, reminder } = await see(order);
    expect(reminder).toBe(true);
    expect((await mailsOf(order.id)).map((mail) => mail.state_at.toISOString())).toEqual([opensAt]);
    expect(await swept(order.id)).not.toContain('send-remeasure');
    await query(db())
      .updateTable('mails')
      .set({ state_at: new Date(Date.now() - 1000) })
      .where('order_id', '=', order.id)
      .where('kind', '=', 'remeasure')
      .execute();
    expect(await swept(order.id)).toContain('send-remeasure');
    await remind(order, false);
    expect(await mailsOf(order.id)).toEqual([]);
    expect((await see(order)).reminder).toBe(false);
  });

  it.each(['sent', 'failed'] as const)(
    'that was %s for the previous result is scheduled again on request',
    async (state) => {
      const order = await bought();
      await remind(order, true);
      const had = { state, state_at: new Date(), error: state === 'failed' ? 'nothing is left to say' : null };
      await query(db())
        .updateTable('mails')
        .set(had)
        .where('order_id', '=', order.id)
        .where('kind', '=', 'remeasure')
        .execute();
      expect((await see(order)).reminder).toBe(false);
      expect((await remind(order, true)).status).toBe(200);
      const { opensAt, reminder } = await see(order);
      expect(reminder).toBe(true);
      expect((await mailsOf(order.id)).at(-1)).toEqual({ state: 'pending', state_at: new Date(opensAt) });
    },
  );

  it('needs an address and a future day', async () => {
    const nameless = await flows.placeDelivered();
    expect((await remind(nameless, true)).json.code).toBe('no_address');
    const order = await bought();
    await wait(365, order);
    expect((await remind(order, true)).json.code).toBe('remeasure_not_open');
  });
});
