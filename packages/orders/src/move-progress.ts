import type { Progress } from '@trueseason/contracts';
import type { OrderRow, Trx } from '@trueseason/db';

/** Moves the progress on from an expected state; undefined if it is another. */
export async function moveProgress(
  trx: Trx,
  orderId: number,
  from: readonly Progress[],
  to: Progress,
): Promise<OrderRow | undefined> {
  return trx
    .updateTable('orders')
    .set({ progress: to, progress_at: (eb) => eb.fn<Date>('now') })
    .where('id', '=', orderId)
    .where('progress', 'in', from)
    .returningAll()
    .executeTakeFirst();
}
