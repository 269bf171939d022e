import { addToOutbox, type Trx } from '@trueseason/db';

/**
 * Completes an order once it is both analysed and settled, whichever came last, and asks for its
 * report. Exactly one caller wins; for all others nothing happens.
 */
export async function completeIfDue(trx: Trx, orderId: number): Promise<boolean> {
  const completed = await trx
    .updateTable('orders')
    .set({ completed_at: (eb) => eb.fn<Date>('now') })
    .where('id', '=', orderId)
    .where('progress', '=', 'analyzed')
    .where('payment', 'in', ['paid', 'free'])
    .where('completed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!completed) return false;
  await trx.insertInto('reports').values({ order_id: orderId }).execute();
  await addToOutbox(trx, 'render-report', { orderId });
  return true;
}
