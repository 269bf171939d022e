import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { query } from './tables.ts';

/** Records a page that was opened at the provider; idempotent. */
export async function recordCheckoutSession(
  db: Database | Transaction,
  page: {
    readonly session_id: string;
    readonly order_id: number;
    readonly amount_cents: number;
    readonly currency: string;
  },
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
export async function listPagePrices(
  db: Database,
  orderId: number,
): Promise<{ amount_cents: number; currency: string }[]> {
  return query(db)
    .selectFrom('checkout_sessions')
    .select(['amount_cents', 'currency'])
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Replaces pages an hour before the provider expires them. */
const PAGE_LIFE_HOURS = 23;

/** The provider's key of a page's creation: the same during a page's life, so that it returns the same page. */
export async function nextCheckoutKey(db: Database, orderId: number): Promise<string> {
  const { n } = await query(db)
    .selectFrom('checkout_sessions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('order_id', '=', orderId)
    .where('created_at', '<', sql<Date>`now() - ${PAGE_LIFE_HOURS} * interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return `checkout-${orderId}-${n}`;
}
