import { databaseOfFile, sealedAnalysis } from '@trueseason/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { claimMail, failMail, recordMailSent } from '../mail/deliver-mail.ts';
import { findResultsMail } from '../mail/mail-queries.ts';
import { addOrderEvents, countMailsBeyondSales } from '../order/order-history.ts';
import { findOrder } from '../order/order-queries.ts';
import { countEventsToRedo, findRecordedEvents, recordPaymentEvent, redoEventsOf } from '../payment/payment-events.ts';
import { findReport } from '../report/report-queries.ts';
import { query } from '../schema/database-schema.ts';
import { recordReport } from './record-report.ts';
import { redoWorkOf } from './redo-release.ts';
import { beginAnalysis, recordAnalysis } from './run-analysis.ts';
import { ordersOf } from './testing/orders.ts';

const db = await databaseOfFile();
const { processing, withIntent, pay, jobsOf } = ordersOf(db);
const LONG_AGO = new Date(0);

/** What connections say they are of, as PGAPPNAME does. */
const as = async (release: string): Promise<void> => {
  await sql`alter table order_events alter column release set default ${sql.lit(release)}`.execute(query(db));
  await sql`alter table provider_events alter column release set default ${sql.lit(release)}`.execute(query(db));
};
const store = { deleted: [] as string[], delete: async (key: string) => void store.deleted.push(key) };
const redo = (release: string) => redoWorkOf({ db, store }, release, LONG_AGO);
const season = (name: string) => ({ ...sealedAnalysis, season: name });

async function delivered(result = season('True Winter')): Promise<number> {
  const id = await processing('customer@example.com');
  await recordAnalysis(db, id, result);
  await pay(id);
  await recordReport(db, id, { objectKey: `orders/${id}/report.pdf`, bytes: 1 });
  return id;
}
async function mailed(id: number, how: 'sent' | 'failed'): Promise<void> {
  if (how === 'failed') return failMail(db, id, 'results', 'refused');
  await claimMail(db, id, 'results', 0);
  const mail = await findResultsMail(db, id);
  if (mail) await recordMailSent(db, mail.id, 'taken');
}

it('repeats an undone release’s work once, and no other work', async () => {
  await as('1.0.0');
  const earlier = await delivered();
  await mailed(earlier, 'sent');
  await as('1.1.0');
  const wrong = await delivered();
  await mailed(wrong, 'sent');
  const unsent = await delivered();
  await mailed(unsent, 'failed');
  await as('1.0.0');
  await query(db).deleteFrom('outbox').execute();
  expect(await redo('1.1.0')).toEqual({ result: 2, report: 2, mail: 1, left: [] });
  expect(store.deleted).toHaveLength(6);
  expect(await jobsOf(earlier)).toEqual([]);
  expect((await jobsOf(wrong)).toSorted()).toEqual(['analyze', 'render-report']);
  expect((await jobsOf(unsent)).toSorted()).toEqual(['analyze', 'render-report', 'send-results']);
  expect(await redo('1.1.0')).toMatchObject({ result: 0, report: 0, mail: 0 });

  // The season was another one: its owner gets it as any result, with its mail. The other keeps what it was told.
  for (const [id, found] of [
    [wrong, 'Soft Summer'],
    [unsent, 'True Winter'],
  ] as const) {
    await beginAnalysis(db, id);
    await recordAnalysis(db, id, season(found));
    await recordReport(db, id, { objectKey: `orders/${id}/report.pdf`, bytes: 2 });
    expect([await findOrder(db, id), await findReport(db, id)]).toMatchObject([
      { progress: 'analyzed', payment: 'paid' },
      { state: 'ready' },
    ]);
  }
  expect(await findResultsMail(db, wrong)).toMatchObject({ round: 2, state: 'pending' });
  expect(await findResultsMail(db, unsent)).toMatchObject({ round: 1, attempt: 2 });
  expect(await redo('1.1.0')).toEqual({ result: 0, report: 0, mail: 0, left: [] });
  expect(await countMailsBeyondSales(db)).toBe(0);
});

it('counts results mails that no sale explains', async () => {
  const id = await delivered();
  await mailed(id, 'sent');
  expect(await countMailsBeyondSales(db)).toBe(0);
  for (const attempt of [1, 2]) {
    await addOrderEvents(db, [{ orderId: id, kind: 'mail_sent', detail: { of: 'results', attempt } }]);
    expect(await countMailsBeyondSales(db)).toBe(attempt);
  }
});

it('has the payment events of an undone release handled again, once', async () => {
  await as('1.0.0');
  const intentId = (await withIntent(await processing())).id;
  await recordPaymentEvent(db, { id: 'evt_before', type: 'payment_intent.succeeded', intentId }, 'webhook');
  await as('1.1.0');
  for (const id of ['evt_1', 'evt_2'])
    await recordPaymentEvent(db, { id, type: 'payment_intent.succeeded', intentId: null }, 'webhook');
  await as('1.0.0');
  const recorded = async () => [...(await findRecordedEvents(db, ['evt_before', 'evt_1', 'evt_2']))].toSorted();
  expect(await redoEventsOf(db, '1.1.0', LONG_AGO)).toBe(2);
  expect([await redoEventsOf(db, '1.1.0', LONG_AGO), await recorded()]).toEqual([0, ['evt_before']]);
  await recordPaymentEvent(db, { id: 'evt_1', type: 'payment_intent.succeeded', intentId }, 'list');
  expect([await countEventsToRedo(db), await recorded()]).toEqual([1, ['evt_1', 'evt_before']]);
  await recordPaymentEvent(db, { id: 'evt_2', type: 'payment_intent.succeeded', intentId: null }, 'webhook');
  expect([await countEventsToRedo(db), await redoEventsOf(db, '1.1.0', LONG_AGO)]).toEqual([0, 0]);
});
