import type { AnalysisFailure } from '@trueseason/contracts';
import { databaseOfFile, disputeOf, sealedAnalysis, storedPhotos } from '@trueseason/testing';
import { expect, it } from 'vitest';
import { inTransaction } from '../database/database.ts';
import { claimMail } from '../mail/deliver-mail.ts';
import { listMails } from '../mail/mail-queries.ts';
import { scheduleMail } from '../mail/request-mail.ts';
import { findOrder } from '../order/order-queries.ts';
import { query } from '../schema/database-schema.ts';
import { advanceMissedOrders } from './advance-order.ts';
import { attachPhotos } from './attach-photos.ts';
import { setEmail } from './change-email.ts';
import { saveGift } from './gifts.ts';
import { placeOrder } from './place-order.ts';
import { recordDispute } from './record-dispute.ts';
import { recordReport } from './record-report.ts';
import { retryAnalysis } from './retry-analysis.ts';
import { beginAnalysis, failAnalysis, recordAnalysis } from './run-analysis.ts';
import { intentOf, ordersOf } from './testing/orders.ts';

const db = await databaseOfFile();
const { pay, jobsOf } = ordersOf(db);
const unreadable: AnalysisFailure = { code: 'photos', message: 'x', photos: [] };

async function paid(flow: 'pay_first' | 'gift' = 'pay_first'): Promise<number> {
  const id = await placeOrder(db, flow);
  if (flow === 'gift') {
    await saveGift(db, id, {
      email: 'giver@example.com',
      giver: null,
      message: null,
      deliver_on: null,
      time_zone: 'UTC',
    });
  }
  await pay(id);
  if (flow === 'pay_first') await setEmail(db, id, `customer-${id}@example.com`);
  return id;
}
async function withPhotos(): Promise<number> {
  const id = await paid();
  await attachPhotos(db, id, storedPhotos);
  await beginAnalysis(db, id);
  return id;
}
const analyze = (id: number) => recordAnalysis(db, id, sealedAnalysis);
const dispute = (id: number) => recordDispute(db, intentOf(id), disputeOf('needs_response'));
const win = (id: number) => recordDispute(db, intentOf(id), disputeOf('won'));
const mailsOf = async (id: number) => (await listMails(db, id)).map(({ kind, round, state }) => [kind, round, state]);
/** Acts as the mailer. */
const look = async (id: number, kind: Parameters<typeof claimMail>[2]) => (await claimMail(db, id, kind, 60_000)).kind;

it('completes what was analyzed during the dispute, and mails its results', async () => {
  const id = await withPhotos();
  await failAnalysis(db, id, { ...unreadable, code: 'internal' });
  await dispute(id);
  await retryAnalysis(db, id);
  await beginAnalysis(db, id);
  await analyze(id);
  expect(await findOrder(db, id)).toMatchObject({ progress: 'analyzed', completed_at: null });
  await win(id);
  expect((await findOrder(db, id))?.completed_at).not.toBeNull();
  expect(await jobsOf(id)).toContain('render-report');
  await recordReport(db, id, { objectKey: 'x', bytes: 1 });
  expect(await look(id, 'results')).toBe('send');
});

it('requests new photos if they proved unmeasurable during the dispute', async () => {
  const id = await withPhotos();
  await dispute(id);
  await failAnalysis(db, id, unreadable);
  expect(await mailsOf(id)).toEqual([]);
  await win(id);
  expect((await findOrder(db, id))?.photos_asked_at).not.toBeNull();
  expect(await look(id, 'photo_request')).toBe('send');
});

it('sends the photo request that the dispute canceled', async () => {
  const id = await withPhotos();
  await failAnalysis(db, id, unreadable);
  await dispute(id);
  expect(await look(id, 'photo_request')).toBe('nothing');
  expect(await mailsOf(id)).toEqual([['photo_request', 1, 'failed']]);
  await win(id);
  expect(await look(id, 'photo_request')).toBe('send');
});

it('requests photos again in the same round if the mail was canceled', async () => {
  const id = await withPhotos();
  await failAnalysis(db, id, unreadable);
  await dispute(id);
  await look(id, 'photo_request');
  await retryAnalysis(db, id);
  await win(id);
  expect(await look(id, 'photo_request')).toBe('nothing');
  await beginAnalysis(db, id);
  await failAnalysis(db, id, unreadable);
  expect(await look(id, 'photo_request')).toBe('send');
});

it('sends no canceled request for photos replaced since', async () => {
  const id = await withPhotos();
  await failAnalysis(db, id, unreadable);
  await dispute(id);
  await look(id, 'photo_request');
  await query(db)
    .updateTable('orders')
    .set({ round: 2, photos_asked_at: null, progress: 'processing' })
    .where('id', '=', id)
    .execute();
  await win(id);
  expect(await look(id, 'photo_request')).toBe('nothing');
});

it('restores the reminder of a gift', async () => {
  const gift = await paid('gift');
  await inTransaction(db, (trx) => scheduleMail(trx, gift, 'gift_day', 1, new Date()));
  await dispute(gift);
  // The mailer skips a suspended code.
  await query(db)
    .updateTable('mails')
    .set({ state: 'failed', error: 'nothing is left to say' })
    .where('order_id', '=', gift)
    .where('kind', '=', 'gift_day')
    .execute();
  await win(gift);
  expect(await look(gift, 'gift_day')).toBe('send');
});

it('repairs orders left unfinished', async () => {
  const [analyzed, failed] = [await withPhotos(), await withPhotos()];
  for (const id of [analyzed, failed]) await dispute(id);
  await analyze(analyzed);
  await failAnalysis(db, failed, unreadable);
  await query(db).updateTable('orders').set({ payment: 'paid' }).where('id', 'in', [analyzed, failed]).execute();
  expect(await advanceMissedOrders(db, 100)).toBe(2);
  expect((await findOrder(db, analyzed))?.completed_at).not.toBeNull();
  expect((await findOrder(db, failed))?.photos_asked_at).not.toBeNull();
  expect(await advanceMissedOrders(db, 100)).toBe(0);
});
