import { ADMIN_ACTIONS, type AdminAction, ANALYSIS_FAILURES, unmeasurablePhotos } from '@trueseason/contracts';
import { databaseOfFile, disputeOf, FULL_REFUND, sealedAnalysis } from '@trueseason/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { correctEmail } from '../flows/change-email.ts';
import { placeOrder } from '../flows/place-order.ts';
import { recordDispute } from '../flows/record-dispute.ts';
import { recordRefunds } from '../flows/record-refunds.ts';
import { recordReport } from '../flows/record-report.ts';
import { requestMissingPhotos } from '../flows/request-photos.ts';
import { failAnalysis, recordAnalysis } from '../flows/run-analysis.ts';
import { intentOf, ordersOf } from '../flows/testing/orders.ts';
import { withdrawOrder } from '../flows/withdraw-order.ts';
import { claimMail, recordMailOutcome, recordMailSent } from '../mail/deliver-mail.ts';
import { listMails } from '../mail/mail-queries.ts';
import { newOrderId } from '../order/new-order-id.ts';
import { listOrderEvents } from '../order/order-history.ts';
import { query } from '../schema/database-schema.ts';
import { operatorNextStep } from './next-step.ts';
import { helpfulActions, readOrderFacts, runOperatorAction } from './operate-order.ts';
import { readTimeline } from './timeline.ts';

const db = await databaseOfFile();
const { processing, pay } = ordersOf(db);
const placed = () => processing('someone@example.com');

async function paid(): Promise<number> {
  const id = await placed();
  await pay(id);
  return id;
}

/** Acts as mailer and provider. */
async function mail(
  id: number,
  kind: Parameters<typeof claimMail>[2],
  outcome: 'delivered' | 'bounced' | 'complained',
) {
  const claim = await claimMail(db, id, kind, 60_000);
  if (claim.kind !== 'send') throw new Error(`no ${kind}`);
  await recordMailSent(db, claim.mail.id, 'message');
  await recordMailOutcome(db, claim.mail.id, outcome, outcome === 'bounced' ? 'bounced (5.1.1)' : null);
}

async function delivered(outcome: 'delivered' | 'bounced' | 'complained' = 'delivered'): Promise<number> {
  const id = await paid();
  await recordAnalysis(db, id, sealedAnalysis);
  await recordReport(db, id, { objectKey: 'key', bytes: 1 });
  await mail(id, 'results', outcome);
  return id;
}

async function disputed(): Promise<number> {
  const id = await delivered();
  const state = { ...disputeOf('needs_response'), id: 'dp_1' };
  for (const _ of [1, 2]) await recordDispute(db, intentOf(id), state);
  return id;
}

const after = (make: () => Promise<number>, act: (id: number) => Promise<unknown>) => async () => {
  const id = await make();
  await act(id);
  return id;
};
const refused = unmeasurablePhotos(
  [1, 2, 3].map((position) => ({ position, problems: ['no_face'], warnings: [] })) as never,
);

/** Each state with what helps then. */
const STATES: Readonly<Record<string, readonly [() => Promise<number>, readonly AdminAction[]]>> = {
  'under way': [placed, ['fail']],
  'unpaid and analyzed': [after(placed, (id) => recordAnalysis(db, id, sealedAnalysis)), []],
  'failed by us': [
    after(paid, (id) => failAnalysis(db, id, ANALYSIS_FAILURES.internal)),
    ['retry', 'fail', 'withdraw', 'refund'],
  ],
  'asked for photos, which bounced': [
    after(paid, async (id) => {
      await failAnalysis(db, id, refused);
      await mail(id, 'photo_request', 'bounced');
    }),
    ['withdraw', 'refund'],
  ],
  'asked for photos': [
    after(paid, async (id) => {
      await failAnalysis(db, id, refused);
      await mail(id, 'photo_request', 'delivered');
    }),
    ['resend-mail', 'withdraw', 'refund'],
  ],
  delivered: [delivered, ['render-report', 'resend-mail', 'ask-photos', 'withdraw', 'refund']],
  'marked as spam': [
    () => delivered('complained'),
    ['render-report', 'resend-complained', 'ask-photos', 'withdraw', 'refund'],
  ],
  'refunded, which failed': [
    after(delivered, async (id) => {
      await recordRefunds(db, intentOf(id), FULL_REFUND);
      await recordRefunds(db, intentOf(id), { cents: 0, failed: true, each: [] });
    }),
    ['repeat-refund', 'refund'],
  ],
  bounced: [() => delivered('bounced'), ['render-report', 'ask-photos', 'withdraw', 'refund']],
  disputed: [disputed, ['refund']],
  'disputed and won': [
    after(disputed, (id) => recordDispute(db, intentOf(id), disputeOf('won'))),
    ['render-report', 'resend-mail', 'ask-photos', 'withdraw', 'refund'],
  ],
  'disputed and lost': [after(disputed, (id) => recordDispute(db, intentOf(id), disputeOf('lost'))), []],
  refunded: [after(delivered, (id) => recordRefunds(db, intentOf(id), FULL_REFUND)), []],
  withdrawn: [after(paid, (id) => withdrawOrder(db, id)), ['fail', 'refund']],
};

const refund = async () => ({
  cents: 2900,
  failed: false,
  each: [],
  refund: { id: 're_1', cents: 2900, currency: 'eur' },
});
const tools = { db, provider: { refund, repeatFailedRefund: refund }, sentOn: new Date().toISOString().slice(0, 10) };
const recorded = async (id: number) => {
  const ended = (await listMails(db, id)).filter(({ state }) => state === 'sent' || state === 'failed');
  return { events: await listOrderEvents(db, id), ended };
};

describe.each(Object.entries(STATES))('an order that is %s', (_, [make, helpful]) => {
  it.each(ADMIN_ACTIONS)('keeps what happened after %s, which is done only if it helps', async (action) => {
    const id = await make();
    const facts = await readOrderFacts(db, id);
    expect(facts && helpfulActions(facts)).toEqual(helpful);
    const before = await recorded(id);
    expect(await runOperatorAction(tools, id, action)).toBe(helpful.includes(action));
    // A second press neither.
    await runOperatorAction(tools, id, action);
    const now = await recorded(id);
    expect(now.events.slice(0, before.events.length)).toEqual(before.events);
    expect(now.ended.slice(0, before.ended.length)).toEqual(before.ended);
    expect((await readTimeline(db, id)).filter(({ part }) => part === 'operator')).toHaveLength(2);
  });
});

it('keeps attempts and events from any statement, until the order is deleted', async () => {
  const id = await disputed();
  const told = (await readTimeline(db, id)).map(({ what }) => what);
  expect(told.filter((what) => what.startsWith('Dispute '))).toEqual(['Dispute needs response: fraudulent']);
  expect(told).toContain('Results email: sent to someone@example.com');
  for (const [statement, refusal] of [
    ["update order_events set kind = 'x'", 'added'],
    ['delete from order_events', 'added'],
    ["update mails set state = 'pending'", 'stays'],
  ] as const)
    await expect(sql`${sql.raw(statement)} where order_id = ${id}`.execute(query(db))).rejects.toThrow(refusal);
  await query(db).deleteFrom('orders').where('id', '=', id).execute();
  expect(await listOrderEvents(db, id)).toEqual([]);
});

it('sends again, of every kind, what bounced, when the address is corrected', async () => {
  const id = await delivered('bounced');
  await recordRefunds(db, intentOf(id), FULL_REFUND);
  await mail(id, 'refund', 'bounced');
  const asked = await paid();
  await failAnalysis(db, asked, refused);
  await mail(asked, 'photo_request', 'bounced');
  for (const order of [id, asked]) await correctEmail(db, order, 'right@example.com', 'ada');
  const pending = async (order: number) =>
    (await listMails(db, order)).filter(({ state }) => state === 'pending').map(({ kind, attempt }) => [kind, attempt]);
  // The result of a refunded order is closed.
  expect(await pending(id)).toEqual([
    ['address_changed', 1],
    ['refund', 2],
  ]);
  expect(await pending(asked)).toContainEqual(['photo_request', 2]);
});

it('offers no mail again for a used gift, and waits for no one', async () => {
  const id = newOrderId();
  await query(db)
    .insertInto('orders')
    .values({ id, flow: 'gift', amount_cents: 2900, payment: 'paid', email: 'giver@example.com' })
    .execute();
  const code = `GIFT-${id}`;
  await query(db).insertInto('promos').values({ code, percent: 100, max_uses: 1 }).execute();
  await query(db).insertInto('gifts').values({ order_id: id, code }).execute();
  await query(db)
    .insertInto('mails')
    .values({ order_id: id, kind: 'gift', state: 'sent', outcome: 'delivered' })
    .execute();
  const seen = async () => {
    const facts = await readOrderFacts(db, id);
    return facts && [helpfulActions(facts), operatorNextStep(facts, ADMIN_ACTIONS).summary];
  };
  expect(await seen()).toEqual([['resend-mail'], 'Waits for the recipient, who has the code']);
  await query(db).updateTable('promos').set({ uses: 1 }).where('code', '=', code).execute();
  expect(await seen()).toEqual([[], 'Nothing to do: the recipient has used the gift']);
});

it('withdraws for a customer whose letter was sent in time, and says so once', async () => {
  const id = await delivered();
  const withdraw = (sentOn: string) => runOperatorAction({ db, actor: 'ada', sentOn }, id, 'withdraw');
  expect(await withdraw('2020-01-01')).toBe(false);
  expect(await withdraw('2120-01-01')).toBe(false);
  expect(await withdraw(tools.sentOn)).toBe(true);
  expect(await withdraw(tools.sentOn)).toBe(false);
  const timeline = await readTimeline(db, id);
  expect(timeline.filter(({ what }) => what.startsWith('Withdrawn'))).toMatchObject([
    { by: 'ada', what: `Withdrawn from the contract, with a letter of ${tools.sentOn}` },
  ]);
  expect(timeline.filter(({ what }) => what === `Withdraw for the customer: letter of ${tools.sentOn}`)).toHaveLength(
    1,
  );
  const facts = await readOrderFacts(db, id);
  expect(facts?.mails.filter(({ kind }) => kind === 'withdrawal')).toHaveLength(1);
  // The refund follows at the provider.
  expect(facts?.order).toMatchObject({ payment: 'refunded', withdrawn_at: expect.any(Date) });
});

it('sends to another address what the old one marked as spam', async () => {
  const id = await delivered('complained');
  await correctEmail(db, id, 'other@example.com', 'ada');
  const results = (await listMails(db, id)).filter(({ kind }) => kind === 'results');
  expect(results.map(({ state, attempt }) => [state, attempt])).toEqual([
    ['sent', 1],
    ['pending', 2],
  ]);
});

it('mails the customer about a failed refund, and about its replacement', async () => {
  const id = await delivered();
  const money = async () =>
    (await listMails(db, id)).filter(({ kind }) => kind.startsWith('refund')).map(({ kind }) => kind);
  await recordRefunds(db, intentOf(id), FULL_REFUND);
  for (const _ of [1, 2]) await recordRefunds(db, intentOf(id), { cents: 0, failed: true, each: [] });
  expect(await money()).toEqual(['refund', 'refund_failed']);
  const facts = await readOrderFacts(db, id);
  expect(facts && operatorNextStep(facts, ADMIN_ACTIONS)).toMatchObject({ action: 'repeat-refund' });
  for (const _ of [1, 2]) await recordRefunds(db, intentOf(id), FULL_REFUND);
  expect(await money()).toEqual(['refund', 'refund_failed', 'refund']);
});

it('without photos waits for the first ones', async () => {
  const id = await placeOrder(db, 'pay_first');
  await pay(id);
  const next = async () => {
    const facts = await readOrderFacts(db, id);
    return facts && operatorNextStep(facts, ADMIN_ACTIONS).summary;
  };
  expect(await next()).toBe('Waits for photos from the customer');
  await query(db)
    .updateTable('orders')
    .set({ settled_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  await requestMissingPhotos(db, { afterMs: 1, limit: 100 });
  expect(await next()).toBe('Waits for photos from the customer, who was asked for them');
  expect((await readTimeline(db, id)).map(({ what }) => what)).toContain('Photos asked for');
});
