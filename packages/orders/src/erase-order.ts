import { type Db, type ErasedOrder, eraseOrderRows, lockOrder } from '@trueseason/db';

/** Deletes all rows of an order; null when there is none. Its objects and jobs are the caller's to remove. */
export async function eraseOrder(db: Db, orderId: number, prefix: string): Promise<ErasedOrder | null> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    return order ? eraseOrderRows(trx, orderId, prefix) : null;
  });
}
