import type { Payment, Progress } from '@trueseason/contracts';
import type { UpdateObject } from 'kysely';
import type { PaymentBefore, ProgressBefore } from './order-moves.ts';
import type { OrderRow } from './orders-table.ts';
import { type OrderTables, query } from './tables.ts';
import type { Transition } from './transition.ts';

/** Columns that change with a move. */
type Changes = Omit<UpdateObject<OrderTables, 'orders'>, 'progress' | 'progress_at' | 'payment'>;

/** Moves the progress on from an expected state; undefined if it is another. */
export async function moveProgress<To extends Progress>(
  trx: Transition,
  orderId: number,
  from: readonly ProgressBefore<To>[],
  to: To,
  changes: Changes = {},
): Promise<OrderRow | undefined> {
  return query(trx)
    .updateTable('orders')
    .set({ ...changes, progress: to, progress_at: (eb) => eb.fn<Date>('now') })
    .where('id', '=', orderId)
    .where('progress', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

/** Moves the payment on from an expected state; undefined if it is another. */
export async function movePayment<To extends Payment>(
  trx: Transition,
  orderId: number,
  from: readonly PaymentBefore<To>[],
  to: To,
  changes: Changes = {},
): Promise<OrderRow | undefined> {
  return query(trx)
    .updateTable('orders')
    .set({ ...changes, payment: to })
    .where('id', '=', orderId)
    .where('payment', 'in', from)
    .returningAll()
    .executeTakeFirst();
}
