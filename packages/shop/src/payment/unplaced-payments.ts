import type { Database } from '../database/index.ts';
import { query } from './tables.ts';
import type { UnplacedPaymentRow } from './unplaced-payments-table.ts';

/** Records a payment that matches no order, once, for operators. */
export async function recordUnplacedPayment(
  db: Database,
  payment: Omit<UnplacedPaymentRow, 'found_at' | 'settled_at'>,
): Promise<void> {
  await query(db)
    .insertInto('unplaced_payments')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const unsettled = (db: Database) =>
  query(db).selectFrom('unplaced_payments').selectAll().where('settled_at', 'is', null);

/** Undefined if it is settled, too. */
export const findUnplacedPayment = (db: Database, intentId: string): Promise<UnplacedPaymentRow | undefined> =>
  unsettled(db).where('intent_id', '=', intentId).executeTakeFirst();

/** Oldest first. */
export const listUnplacedPayments = (db: Database, limit: number): Promise<UnplacedPaymentRow[]> =>
  unsettled(db).orderBy('found_at').limit(limit).execute();

/** An order explains it after all, it was given back, or it is another shop's. */
export async function settleUnplacedPayment(db: Database, intentId: string): Promise<void> {
  await query(db)
    .updateTable('unplaced_payments')
    .set({ settled_at: new Date() })
    .where('intent_id', '=', intentId)
    .where('settled_at', 'is', null)
    .execute();
}
