import { mayWithdraw } from '@trueseason/contracts';
import { type Db, findBeginRequest, lockOrder } from '@trueseason/db';
import { endUnusedGift } from './gifts.ts';
import { note, transact } from './order-events.ts';
import { requestWithdrawalMail } from './request-mail.ts';

/**
 * Records a withdrawal and confirms it by mail; the order closes and the refund is due. False if the right does not
 * apply. Idempotent.
 */
export async function withdrawOrder(db: Db, orderId: number): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return false;
    if (order.withdrawn_at) return true;
    const beginRequested = (await findBeginRequest(trx, orderId)) !== null;
    const { payment, settled_at: settledAt, completed_at: completedAt } = order;
    if (!mayWithdraw({ payment, settledAt, completedAt, beginRequested }, new Date())) return false;
    // A redeemed gift is delivered.
    if ((await endUnusedGift(trx, orderId)) === 'used') return false;
    // For a paid order, so free limits do not apply.
    await requestWithdrawalMail(trx, orderId);
    await trx
      .updateTable('orders')
      .set({ withdrawn_at: (eb) => eb.fn<Date>('now'), payment: 'refunded', photos_asked_at: null })
      .where('id', '=', orderId)
      .execute();
    note(trx, orderId, 'withdrawn');
    return true;
  });
}
