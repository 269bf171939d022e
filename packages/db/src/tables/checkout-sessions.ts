import type { Generated } from 'kysely';
import type { Db, Trx } from '../database.ts';

/** Which order a hosted checkout page at the provider pays for. */
export interface CheckoutSessionsTable {
  session_id: string;
  order_id: number;
  created_at: Generated<Date>;
}

export async function addCheckoutSession(db: Db | Trx, sessionId: string, orderId: number): Promise<void> {
  await db.insertInto('checkout_sessions').values({ session_id: sessionId, order_id: orderId }).execute();
}

export async function findCheckoutSession(db: Db, sessionId: string): Promise<number | null> {
  const row = await db
    .selectFrom('checkout_sessions')
    .select('order_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

/** Sessions of unpaid orders for the reconciler to ask about. */
export async function listOpenCheckoutSessions(db: Db, since: Date, limit: number): Promise<CheckoutSession[]> {
  return db
    .selectFrom('checkout_sessions')
    .innerJoin('orders', 'orders.id', 'checkout_sessions.order_id')
    .select(['checkout_sessions.session_id', 'checkout_sessions.order_id'])
    .where('orders.payment', '=', 'unpaid')
    .where('checkout_sessions.created_at', '>', since)
    .orderBy('checkout_sessions.created_at')
    .limit(limit)
    .execute();
}
export type CheckoutSession = Pick<CheckoutSessionsTable, 'session_id' | 'order_id'>;
