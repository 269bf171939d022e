import type { Progress } from '@trueseason/contracts';
import { query } from '../database/index.ts';
import type { OrderRow } from './orders-table.ts';
import type { Transition } from './transition.ts';

/** Moves the progress on from an expected state; undefined if it is another. */
export async function moveProgress(
  trx: Transition,
  orderId: number,
  from: readonly Progress[],
  to: Progress,
): Promise<OrderRow | undefined> {
  return query(trx)
    .updateTable('orders')
    .set({ progress: to, progress_at: (eb) => eb.fn<Date>('now') })
    .where('id', '=', orderId)
    .where('progress', 'in', from)
    .returningAll()
    .executeTakeFirst();
}
