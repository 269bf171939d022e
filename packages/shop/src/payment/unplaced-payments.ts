import type { UnplacedAnswer } from '@trueseason/contracts';
import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { bookCharge, bookEntries, type ChargedMoney } from '../ledger/index.ts';
import { query } from './tables.ts';
import type { UnplacedPaymentRow } from './unplaced-payments-table.ts';

/** Records a payment that matches no order, once, for operators. */
export async function recordUnplacedPayment(db: Database, orderId: number, money: ChargedMoney): Promise<void> {
  const { intentId: intent_id, cents: amount_cents, currency } = money;
  await inTransaction(db, async (trx) => {
    await bookCharge(trx, money);
    await query(trx)
      .insertInto('unplaced_payments')
      .values({ intent_id, order_id: orderId, amount_cents, currency })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

const unsettled = (db: Database) =>
  query(db).selectFrom('unplaced_payments').selectAll().where('settled_at', 'is', null);

/** Oldest first. */
export const listUnplacedPayments = (db: Database, limit: number): Promise<UnplacedPaymentRow[]> =>
  unsettled(db).orderBy('found_at').limit(limit).execute();

/** Decides about a payment. Undefined if it is unknown, 'decided' if it was settled or decided otherwise before. */
export async function decideUnplacedPayment(
  db: Database,
  intentId: string,
  decision: UnplacedAnswer,
): Promise<UnplacedPaymentRow | 'decided' | undefined> {
  const decided = await query(db)
    .updateTable('unplaced_payments')
    .set({ decision })
    .where('intent_id', '=', intentId)
    .where('settled_at', 'is', null)
    .where((eb) => eb.or([eb('decision', 'is', null), eb('decision', '=', decision)]))
    .returningAll()
    .executeTakeFirst();
  if (decided) return decided;
  const existing = query(db).selectFrom('unplaced_payments').select('intent_id').where('intent_id', '=', intentId);
  return (await existing.executeTakeFirst()) && 'decided';
}

/** An order explains it after all, it was given back, or it is another shop's. */
export async function settleUnplacedPayment(db: Database | Transaction, intentId: string): Promise<void> {
  await query(db)
    .updateTable('unplaced_payments')
    .set({ settled_at: new Date() })
    .where('intent_id', '=', intentId)
    .where('settled_at', 'is', null)
    .execute();
}

/** It is another shop's, whose money the books do not count as earned. */
export async function leaveUnplacedPayment(
  db: Database,
  { intent_id, amount_cents, currency }: Pick<UnplacedPaymentRow, 'intent_id' | 'amount_cents' | 'currency'>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await bookEntries(trx, [{ kind: 'not_ours', currency, cents: -amount_cents, reference: intent_id }]);
    await settleUnplacedPayment(trx, intent_id);
  });
}
