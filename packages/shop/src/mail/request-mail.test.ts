import { databaseOfFile, storedPhotos } from '@trueseason/testing';
import { expect, it } from 'vitest';
import { attachPhotos } from '../flows/attach-photos.ts';
import { setEmail } from '../flows/change-email.ts';
import { placeOrder } from '../flows/place-order.ts';
import { recordPhotosDeleted } from '../flows/record-photos-deleted.ts';
import { requestAccessCode } from '../flows/request-access-code.ts';
import { ordersOf } from '../flows/testing/orders.ts';
import { findOverdueJobs } from '../jobs/sweep.ts';
import { newOrderId } from '../order/new-order-id.ts';
import { findOrder } from '../order/order-queries.ts';
import { transact } from '../order/transition.ts';
import { query } from '../schema/database-schema.ts';
import { claimMail, type MailClaim, recordMailSent } from './deliver-mail.ts';
import { listMails } from './mail-queries.ts';
import { scheduleMail } from './request-mail.ts';

const db = await databaseOfFile();
const { placed } = ordersOf(db);

type Kind = Parameters<typeof claimMail>[2];

/** Acts as a delayed mailer. */
async function sendAll(id: number, kind: Kind): Promise<MailClaim[]> {
  const sent: MailClaim[] = [];
  for (;;) {
    const claim = await claimMail(db, id, kind, 60_000);
    if (claim.kind !== 'send') return sent;
    sent.push(claim);
    await recordMailSent(db, claim.mail.id, `message-${sent.length}`);
  }
}

const overdueOf = async (id: number) => {
  await query(db)
    .updateTable('mails')
    .set({ state_at: new Date(Date.now() - 60 * 60 * 1000) })
    .where('order_id', '=', id)
    .execute();
  return (await findOverdueJobs(db, 20_000, 100)).filter(({ orderId, job }) => orderId === id && job !== 'analyze');
};

it('notifies each address that was replaced, even twice before the mailer runs', async () => {
  const id = await placed('owner@example.com');
  await requestAccessCode(db, { orderId: id, askedBy: 'browser' }, false);
  await sendAll(id, 'access_code');
  await setEmail(db, id, 'second@example.com');
  await setEmail(db, id, 'third@example.com');
  expect(await sendAll(id, 'address_changed')).toMatchObject([
    { mail: { recipient: 'owner@example.com' } },
    { mail: { recipient: 'second@example.com' } },
  ]);
  expect(await overdueOf(id)).toEqual([]);
});

it('sends a receipt for each deletion, with its day', async () => {
  const id = newOrderId();
  await placeOrder(db, 'pay_first', id);
  await setEmail(db, id, 'twice@example.com');
  const days: (Date | null | undefined)[] = [];
  for (const _ of [1, 2]) {
    await attachPhotos(
      db,
      id,
      storedPhotos.map((photo) => ({ ...photo, object_key: `${photo.object_key}-${days.length}` })),
    );
    expect((await findOrder(db, id))?.photos_deleted_at).toBeNull();
    await recordPhotosDeleted(db, id, { receipt: true });
    await recordPhotosDeleted(db, id, { receipt: true });
    expect(await sendAll(id, 'deletion_receipt')).toHaveLength(1);
    days.push((await findOrder(db, id))?.photos_deleted_at);
  }
  expect(Number(days[1])).toBeGreaterThan(Number(days[0]));
});

it('sends only the newest code, without waiting for older ones', async () => {
  const id = await placed('codes@example.com');
  for (const _ of [1, 2, 3])
    expect(await requestAccessCode(db, { orderId: id, askedBy: 'browser' }, false)).toBe('sent');
  expect(await sendAll(id, 'access_code')).toMatchObject([{ mail: { round: 3 } }]);
  const codes = (await listMails(db, id)).filter(({ kind }) => kind === 'access_code');
  expect(codes.map(({ state }) => state)).toEqual(['failed', 'failed', 'sent']);
  expect(await overdueOf(id)).toEqual([]);
});

it('sends the code of each browser, however many ask after it', async () => {
  const id = await placed('asked@example.com');
  for (const askedBy of ['owner', 'stranger', 'stranger'])
    expect(await requestAccessCode(db, { orderId: id, askedBy }, false)).toBe('sent');
  expect(await sendAll(id, 'access_code')).toMatchObject([{ mail: { round: 1 } }, { mail: { round: 3 } }]);
});

it('does not touch a mail before its day', async () => {
  const id = await placed('giver@example.com');
  const tomorrow = new Date(Date.now() + 86_400_000);
  await transact(db, (trx) => scheduleMail(trx, id, 'gift_day', 1, tomorrow));
  expect(await sendAll(id, 'gift_day')).toEqual([]);
  expect(await overdueOf(id)).toMatchObject([{ job: 'send-gift-day' }]);
  expect(await sendAll(id, 'gift_day')).toHaveLength(1);
});

it('does not retry a code replaced during sending', async () => {
  const id = await placed('again@example.com');
  const owner = { orderId: id, askedBy: 'browser' };
  await requestAccessCode(db, owner, false);
  expect((await claimMail(db, id, 'access_code', 60_000)).kind).toBe('send');
  await requestAccessCode(db, owner, false);
  expect(await sendAll(id, 'access_code')).toMatchObject([{ mail: { round: 2 } }]);
  expect(await overdueOf(id)).toEqual([]);
});
