import { isBeginConfirmed } from '../consent/begin-requests.ts';
import { type Database, query, type Transaction } from '../database/database.ts';
import { endUnusedGift } from '../gift/gifts.ts';
import { requestWithdrawalMail } from '../mail/request-mail.ts';
import { lockOrder } from './order-queries.ts';
import type { OrderRow } from './orders-table.ts';
import { transact } from './transition.ts';
import { mayWithdraw } from './withdrawal-right.ts';

/** Ignores whether a gift was used. */
export async function isWithdrawable(db: Database | Transaction, order: OrderRow): Promise<boolean> {
  const { payment, settled_at: settledAt, completed_at: completedAt } = order;
  const isWithdrawableIf = (beginConfirmed: boolean) =>
    mayWithdraw({ payment, settledAt, completedAt, beginConfirmed }, new Date());
  return isWithdrawableIf(true) || (isWithdrawableIf(false) && !(await isBeginConfirmed(db, order.id)));
}

/** Records a withdrawal, confirmed by mail: the order closes, a refund is due. False without the right. Idempotent. */
export async function withdrawOrder(db: Database, orderId: number): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return false;
    if (order.withdrawn_at) return true;
    if (!(await isWithdrawable(trx, order))) return false;
    // A redeemed gift is delivered.
    if ((await endUnusedGift(trx, orderId)) === 'used') return false;
    // Requested as paid, so free limits do not apply.
    await requestWithdrawalMail(trx, orderId);
    await query(trx)
      .updateTable('orders')
      .set({ withdrawn_at: (eb) => eb.fn<Date>('now'), payment: 'refunded', photos_asked_at: null })
      .where('id', '=', orderId)
      .execute();
    trx.record(orderId, 'withdrawn');
    return true;
  });
}
