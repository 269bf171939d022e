import { addAuditEntry } from '../audit/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { addOrderEvents, lockOrder } from '../order/index.ts';

/** Adds an operator's note to an order's history, on record. False without such an order. */
export async function addOperatorNote(
  db: Database,
  orderId: number,
  { operator, text }: { readonly operator: string; readonly text: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await lockOrder(trx, orderId))) return false;
    await addOrderEvents(trx, [{ orderId, kind: 'note', detail: { text, by: operator } }]);
    await addAuditEntry(trx, { actor: operator, action: 'note', orderId, detail: 'done' });
    return true;
  });
}
