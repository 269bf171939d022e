import { isCompleted } from '@trueseason/contracts';
import { sql } from 'kysely';
import { type Database, query } from '../database/index.ts';
import { isReachable, nextMailRound, requestDueMails, requestMail } from '../mail/index.ts';
import { lockOrder, type Transition, transact } from '../order/index.ts';

/** Requests photos for orders settled this long ago without any; refunded like unmeasurable ones. Returns how many. */
export async function requestMissingPhotos(
  db: Database,
  { afterMs, limit }: { afterMs: number; limit: number },
): Promise<number> {
  const orders = await query(db)
    .selectFrom('orders')
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
    if (!order || !isCompleted(order) || order.photos_asked_at) return false;
    await query(trx)
      .updateTable('orders')
      .set({ photos_asked_at: (eb) => eb.fn<Date>('now') })
      .where('id', '=', orderId)
      .execute();
    trx.record(orderId, 'photos_requested');
    if (isReachable(order))
      await requestMail(trx, order, 'photo_request', await nextMailRound(trx, orderId, 'photo_request'));
    return true;
  });
}

async function requestPhotos(trx: Transition, orderId: number): Promise<void> {
  await lockOrder(trx, orderId);
  const requested = await query(trx)
    .updateTable('orders')
    .set({ photos_asked_at: (eb) => eb.fn<Date>('now') })
    .where('id', '=', orderId)
    .where('progress', '=', 'queued')
    .where('payment', 'in', ['paid', 'free'])
    .where('photos_asked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!requested) return;
  trx.record(orderId, 'photos_requested', { of: 'first' });
  await requestDueMails(trx, orderId);
}
