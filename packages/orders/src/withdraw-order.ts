import { mayWithdraw } from '@trueseason/contracts';
import { type Db, findBeginRequest, lockOrder } from '@trueseason/db';
import { endUnusedGift } from './gifts.ts';
import { note, transact } from './order-events.ts';
import { requestWithdrawalMail } from './request-mail.ts';

/**
 * Takes note that a buyer withdraws, and confirms it by mail; the order is closed and the money due from then on. False
 * where the right does not apply, or has ended. Withdrawing twice is once.
 */
export async function withdrawOrder(db: Db, orderId: number): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return false;
    if (order.withdrawn_at) return true;
    const beginRequested = (await findBeginRequest(trx, orderId)) !== null;
    const { payment, settled_at: settledAt, completed_at: completedAt } = order;
    if (!mayWithdraw({ payment, settledAt, completedAt, beginRequested }, new Date())) return false;
    // What was given away and used was delivered.
    if ((await endUnusedGift(trx, orderId)) === 'used') return false;
    // Of a paid order: what is owed to its buyer counts with no limit of free ones.
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
