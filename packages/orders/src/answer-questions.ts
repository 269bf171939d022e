import { type Answers, sameAnswers } from '@trueseason/contracts';
import { type Db, lockOrder } from '@trueseason/db';
import { transact } from './order-events.ts';
import { requestRound } from './request-round.ts';

/** Stores answers for the analysis, and requests another if there is a result. Omitted answers stay. */
export async function keepAnswers(db: Db, orderId: number, given: Answers): Promise<'kept' | 'closed' | 'gone'> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return 'gone';
    // A refunded order's result is no longer shown.
    if (order.payment === 'refunded') return 'closed';
    const answers = { ...order.answers, ...given };
    if (sameAnswers(order.answers, answers)) return 'kept';
    await trx
      .updateTable('orders')
      .set({ answers: JSON.stringify(answers) })
      .where('id', '=', orderId)
      .execute();
    // A result that is still to come uses them.
    if (order.progress === 'analyzed' && !order.measuring_since) await requestRound(trx, order);
    return 'kept';
  });
}
