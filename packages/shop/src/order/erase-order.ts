import { addAudit } from '../audit/audit-queries.ts';
import type { Database, Transaction } from '../database/database.ts';
import { listCheckoutSessions } from '../payment/checkout-sessions.ts';
import { listPayments } from '../payment/payment-queries.ts';
import { type ErasedOrder, eraseOrderRows } from './expired-orders.ts';
import { lockOrder } from './order-queries.ts';
import type { OrderRow } from './orders-table.ts';
import { transact } from './transition.ts';

/** Requester and reason, for the audit. */
export interface ErasedBy {
  readonly actor: string;
  readonly reason?: string;
}

/** Expected payment state; any change since then aborts. */
export interface PaymentEnded {
  readonly payment: OrderRow['payment'];
  /** Number of expired hosted pages. */
  readonly checkouts: number;
}

async function isAsSeen(trx: Transaction, order: OrderRow, seen: PaymentEnded): Promise<boolean> {
  const payments = await listPayments(trx, order.id);
  const checkouts = await listCheckoutSessions(trx, order.id);
  return (
    order.payment === seen.payment &&
    checkouts.length === seen.checkouts &&
    payments.every(({ state }) => state !== 'open')
  );
}

/**
 * Deletes and audits an order atomically; null if there is none, 'payment_moved' if it became payable or was paid
 * meanwhile. Objects and jobs are up to the caller. @param by omitted, like `seen`, for repeats after a restore
 */
export async function eraseOrder(
  db: Database,
  orderId: number,
  prefix: string,
  by?: ErasedBy,
  seen?: PaymentEnded,
): Promise<ErasedOrder | 'payment_moved' | null> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return null;
    if (seen && !(await isAsSeen(trx, order, seen))) return 'payment_moved';
    trx.record(orderId, 'erased');
    const erased = await eraseOrderRows(trx, orderId, prefix);
    if (by) await addAudit(trx, { action: 'erased an order', ...by, detail: 'done' });
    return erased;
  });
}
