import { databaseOfFile, storedPhotos } from '@trueseason/testing';
import { expect, it } from 'vitest';
import { listMails } from '../mail/mail-queries.ts';
import { findOrder } from '../order/order-queries.ts';
import { query } from '../schema/database-schema.ts';
import { attachPhotos } from './attach-photos.ts';
import { setEmail } from './change-email.ts';
import { placeOrder } from './place-order.ts';
import { findRefundsDue } from './refunds-due.ts';
import { requestMissingPhotos } from './request-photos.ts';
import { beginAnalysis, failAnalysis } from './run-analysis.ts';
import { ordersOf } from './testing/orders.ts';

const db = await databaseOfFile();
const { pay } = ordersOf(db);

/** Paid first, without photos. */
async function paidWithoutPhotos(): Promise<number> {
  const id = await placeOrder(db, 'pay_first');
  await pay(id);
  await setEmail(db, id, `customer-${id}@example.com`);
  return id;
}
const ask = () => requestMissingPhotos(db, { afterMs: 0, limit: 100 });
const kinds = async (id: number) => (await listMails(db, id)).map(({ kind, round }) => `${kind} ${round}`);
const longAgo = (id: number) =>
  query(db)
    .updateTable('orders')
    .set({ photos_asked_at: new Date(Date.now() - 15 * 24 * 60 * 60 * 1000) })
    .where('id', '=', id)
    .execute();
const refunds = async () => (await findRefundsDue(db, 14, 100)).map(({ order_id }) => order_id);

it('waits after a fresh payment', async () => {
  const id = await paidWithoutPhotos();
  expect(await requestMissingPhotos(db, { afterMs: 60_000, limit: 100 })).toBe(0);
  expect(await kinds(id)).toEqual([]);
  await ask();
});

it('mails once for missing photos, and refunds if none come', async () => {
  const id = await paidWithoutPhotos();
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(0);
  expect(await kinds(id)).toEqual(['photo_request 1']);
  expect(await refunds()).not.toContain(id);
  await longAgo(id);
  expect(await refunds()).toContain(id);
});

it('accepts late photos without a refund, and can request others', async () => {
  const id = await paidWithoutPhotos();
  await ask();
  await longAgo(id);
  expect(await attachPhotos(db, id, storedPhotos)).toEqual([]);
  expect(await refunds()).not.toContain(id);
  expect(await findOrder(db, id)).toMatchObject({ progress: 'files_uploaded', photos_asked_at: null });
  await beginAnalysis(db, id);
  await failAnalysis(db, id, { code: 'photos', message: 'x', photos: [] });
  expect(await kinds(id)).toEqual(['photo_request 1', 'photo_request 2']);
});

it('waits for an address', async () => {
  const id = await paidWithoutPhotos();
  await query(db).updateTable('orders').set({ email: null }).where('id', '=', id).execute();
  await ask();
  expect(await kinds(id)).toEqual([]);
  await setEmail(db, id, 'late@example.com');
  expect(await kinds(id)).toEqual(['photo_request 1']);
});
