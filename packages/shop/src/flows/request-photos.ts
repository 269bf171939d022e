import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { isReachable, nextMailRound, requestMail } from '../mail/index.ts';
import { askForPhotos, lockOrder, ordersQuery, type Transition, transact } from '../order/index.ts';
import { requestDueMails } from './request-due-mails.ts';

/** Requests photos for orders settled this long ago without any; refunded like unmeasurable ones. Returns how many. */
export async function requestMissingPhotos(
  db: Database,
  { afterMs, limit }: { afterMs: number; limit: number },
): Promise<number> {
  const orders = await ordersQuery(db)
    .select('id')
    .where('progress', '=', 'queued')
    .where('flow', '!=', 'gift')
    .where('payment', 'in', ['paid', 'free'])
    .where('photos_asked_at', 'is', null)
    .where('settled_at', '<', sql<Date>`now() - ${afterMs} * interval '1 millisecond'`)
    .orderBy('settled_at')
    .limit(limit)
    .execute();
  for (const { id } of orders) await transact(db, (trx) => requestPhotos(trx, id));
  return orders.length;
}

/** Asks a delivered order's customer for other photos, by mail, too. False for other orders. */
export async function requestOtherPhotos(db: Database, orderId: number): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || !(await askForPhotos(trx, orderId, 'other'))) return false;
    trx.record(orderId, 'photos_requested');
    if (isReachable(order))
      await requestMail(trx, order, 'photo_request', await nextMailRound(trx, orderId, 'photo_request'));
    return true;
  });
}

async function requestPhotos(trx: Transition, orderId: number): Promise<void> {
  await lockOrder(trx, orderId);
  if (!(await askForPhotos(trx, orderId, 'first'))) return;
  trx.record(orderId, 'photos_requested', { of: 'first' });
  await requestDueMails(trx, orderId);
}
