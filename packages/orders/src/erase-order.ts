import {
  addAudit,
  type Db,
  type ErasedOrder,
  eraseOrderRows,
  listCheckoutSessions,
  listPayments,
  lockOrder,
  type OrderRow,
  type Trx,
} from '@trueseason/db';
import { note, transact } from './order-events.ts';

/** Who asked for it and why, for the audit. */
export interface ErasedBy {
  readonly actor: string;
  readonly reason?: string;
}

/** What whoever deletes an order has seen to: nothing else of its payment may have happened since. */
export interface PaymentEnded {
  readonly payment: OrderRow['payment'];
  /** How many hosted pages can no longer be paid on. */
  readonly checkouts: number;
}

async function isAsSeen(trx: Trx, order: OrderRow, seen: PaymentEnded): Promise<boolean> {
  const payments = await listPayments(trx, order.id);
  const checkouts = await listCheckoutSessions(trx, order.id);
  return (
    order.payment === seen.payment &&
    checkouts.length === seen.checkouts &&
    payments.every(({ state }) => state !== 'open')
  );
}

/**
 * Deletes all rows of an order and says so in the audit, both or neither; null when there is none, and 'payment_moved'
 * where it can be paid, or was, in another tab since it was seen to that it is not. Its objects and jobs are the caller's
 * to remove.
 * @param by left out where it is deleted again after a restore, as is `seen`
 */
export async function eraseOrder(
  db: Db,
  orderId: number,
  prefix: string,
  by?: ErasedBy,
  seen?: PaymentEnded,
): Promise<ErasedOrder | 'payment_moved' | null> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return null;
    if (seen && !(await isAsSeen(trx, order, seen))) return 'payment_moved';
    note(trx, orderId, 'erased');
    const erased = await eraseOrderRows(trx, orderId, prefix);
    if (by) await addAudit(trx, { action: 'erased an order', ...by, detail: 'done' });
    return erased;
  });
}
