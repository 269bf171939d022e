import { ACCOUNTING_RETENTION_YEARS } from '@trueseason/contracts';
import { sql } from 'kysely';
import { addAuditEntry } from '../audit/index.ts';
import { type Database, deleteSome, inTransaction, type Transaction } from '../database/index.ts';
import { refundedCents } from './payment-queries.ts';
import { query } from './tables.ts';

/** Whether a payment of a deleted order is on record. */
export async function isPaymentOnRecord(db: Database, reference: string): Promise<boolean> {
  const entry = await query(db)
    .selectFrom('accounting_entries')
    .select('id')
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Records once a refunded payment without an order, and why. */
export async function recordReturnedPayment(
  db: Database,
  money: { readonly amount_cents: number; readonly currency: string; readonly provider_reference: string },
  reason: 'its order was deleted' | 'its order was lost' | 'it matched no order',
  actor = 'system',
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const entry = await query(trx)
      .insertInto('accounting_entries')
      .values([
        { ...money, kind: 'sale', happened_on: new Date() },
        { ...money, kind: 'refund', happened_on: new Date() },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    const detail = `${actor === 'system' ? 'automatic' : 'done'}: ${reason}`;
    if (entry) await addAuditEntry(trx, { action: 'refund', actor, detail });
  });
}

/** Keeps what accounting law requires of an order that is deleted: anonymous entries. Returns how many. */
export async function addAccountingEntries(trx: Transaction, orderId: number): Promise<number> {
  const payments = await query(trx)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('settled_at', 'is not', null)
    .where('state', 'in', ['succeeded', 'refunded'])
    .execute();
  const entries = payments.flatMap((payment) => {
    const entry = { currency: payment.currency, provider_reference: payment.intent_id };
    const happened_on = payment.settled_at ?? payment.checked_at;
    const sale = { ...entry, kind: 'sale' as const, amount_cents: payment.amount_cents, happened_on };
    const amount_cents = refundedCents(payment);
    return amount_cents > 0
      ? [sale, { ...entry, kind: 'refund' as const, amount_cents, happened_on: new Date() }]
      : [sale];
  });
  if (entries.length > 0) {
    await query(trx)
      .insertInto('accounting_entries')
      .values(entries)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return entries.length;
}

/** Deletes accounting entries that the law no longer requires. Returns how many. */
export const deleteExpiredAccounting = (db: Database): Promise<number> =>
  deleteSome(
    db,
    'accounting_entries',
    sql`happened_on < now() - ${sql.lit(ACCOUNTING_RETENTION_YEARS)} * interval '1 year'`,
  );
