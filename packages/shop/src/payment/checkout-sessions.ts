import { type Database, query, type Transaction } from '../database/database.ts';
import type { CheckoutSession } from './checkout-sessions-table.ts';

/** Stores a page; idempotent. */
export async function addCheckoutSession(
  db: Database | Transaction,
  page: { readonly session_id: string; readonly order_id: number; readonly amount_cents: number },
): Promise<void> {
  await query(db)
    .insertInto('checkout_sessions')
    .values(page)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findCheckoutSession(db: Database, sessionId: string): Promise<number | null> {
  const row = await query(db)
    .selectFrom('checkout_sessions')
    .select('order_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

export async function listCheckoutSessions(db: Database | Transaction, orderId: number): Promise<string[]> {
  const rows = await query(db)
    .selectFrom('checkout_sessions')
    .select('session_id')
    .where('order_id', '=', orderId)
    .execute();
  return rows.map(({ session_id }) => session_id);
}

/** Prices of an order's hosted pages, newest first. */
export async function listPagePrices(db: Database, orderId: number): Promise<number[]> {
  const rows = await query(db)
    .selectFrom('checkout_sessions')
    .select('amount_cents')
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ amount_cents }) => amount_cents);
}

/** Number of an order's pages before a time. */
export async function countCheckoutSessions(db: Database, orderId: number, before: Date): Promise<number> {
  const { n } = await query(db)
    .selectFrom('checkout_sessions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('order_id', '=', orderId)
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return n;
}

/** Pages since `madeSince` with unknown outcome, least recently checked first; marks them checked. */
export async function takeUncheckedCheckouts(
  db: Database,
  { madeSince, checkedBefore, limit }: { madeSince: Date; checkedBefore: Date; limit: number },
): Promise<CheckoutSession[]> {
  return query(db)
    .updateTable('checkout_sessions')
    .set({ checked_at: (eb) => eb.fn<Date>('now') })
    .where('session_id', 'in', (eb) =>
      eb
        .selectFrom('checkout_sessions')
        .innerJoin('orders', 'orders.id', 'checkout_sessions.order_id')
        .select('checkout_sessions.session_id')
        // Paid without an address: the page's event was lost.
        .where(({ and, eb, or }) =>
          or([eb('orders.payment', '=', 'unpaid'), and({ 'orders.payment': 'paid', 'orders.email': null })]),
        )
        .where('checkout_sessions.created_at', '>', madeSince)
        .where('checkout_sessions.checked_at', '<', checkedBefore)
        .orderBy('checkout_sessions.checked_at')
        .limit(limit)
        .forUpdate('checkout_sessions')
        .skipLocked(),
    )
    .returning(['session_id', 'order_id'])
    .execute();
}
