import { type Db, type ErasedOrder, eraseOrderRows, lockOrder } from '@trueseason/db';
import { note, transact } from './order-events.ts';

/** Deletes all rows of an order; null when there is none. Its objects and jobs are the caller's to remove. */
export async function eraseOrder(db: Db, orderId: number, prefix: string): Promise<ErasedOrder | null> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return null;
    note(trx, orderId, 'erased');
    return eraseOrderRows(trx, orderId, prefix);
  });
}
