import { addAudit, type Db, type ErasedOrder, eraseOrderRows, lockOrder } from '@trueseason/db';
import { note, transact } from './order-events.ts';

/** Who asked for it and why, for the audit. */
export interface ErasedBy {
  readonly actor: string;
  readonly reason?: string;
}

/**
 * Deletes all rows of an order and says so in the audit, both or neither; null when there is none. Its objects and jobs
 * are the caller's to remove.
 * @param by left out where it is deleted again after a restore
 */
export async function eraseOrder(db: Db, orderId: number, prefix: string, by?: ErasedBy): Promise<ErasedOrder | null> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return null;
    note(trx, orderId, 'erased');
    const erased = await eraseOrderRows(trx, orderId, prefix);
    if (by) await addAudit(trx, { action: 'erased an order', ...by, detail: 'done' });
    return erased;
  });
}
