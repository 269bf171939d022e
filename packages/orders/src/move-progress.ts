import type { Progress } from '@trueseason/contracts';
import type { OrderRow, Trx } from '@trueseason/db';

/** Advances the progress from an expected state. Undefined if the order is elsewhere. */
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
