import { sql } from 'kysely';
import { isBeginRequested } from '../consent/index.ts';
import type { Database, Transaction } from '../database/index.ts';
import { hasResultsMail } from '../mail/index.ts';
import { orderQuery } from '../order/index.ts';

/** Whether the buyer asked to start at once and the results mail confirmed it; else the right of withdrawal stays. */
export const beginConfirmed = sql<boolean>`(
  ${isBeginRequested(sql`orders.id`)} and ${hasResultsMail(sql`orders.id`)}
)`;

export async function isBeginConfirmed(db: Database | Transaction, orderId: number): Promise<boolean> {
  const row = await orderQuery(db, orderId).select(beginConfirmed.as('confirmed')).executeTakeFirst();
  return row?.confirmed ?? false;
}
