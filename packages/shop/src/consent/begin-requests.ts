import { sql } from 'kysely';
import { type Database, query, type Transaction } from '../database/database.ts';

/** Stores the buyer's request; the first one counts. */
export async function addBeginRequest(
  db: Database,
  orderId: number,
  { version, statement }: { readonly version: string; readonly statement: string },
): Promise<void> {
  await query(db)
    .insertInto('begin_requests')
    .values({ order_id: orderId, version, shown: statement })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When the buyer asked to start at once; null if never. */
export async function findBeginRequest(db: Database | Transaction, orderId: number): Promise<Date | null> {
  const row = await query(db)
    .selectFrom('begin_requests')
    .select('asked_at')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.asked_at ?? null;
}

/** Whether the buyer asked to start at once and the results mail confirmed it; else the right of withdrawal stays. */
export const beginConfirmed = sql<boolean>`exists (
  select 1 from begin_requests b join mails m using (order_id)
  where b.order_id = orders.id and m.kind = 'results' and m.state = 'sent'
    and (m.outcome is null or m.outcome not in ('bounced', 'blocked'))
)`;

export async function isBeginConfirmed(db: Database | Transaction, orderId: number): Promise<boolean> {
  const row = await query(db)
    .selectFrom('orders')
    .select(beginConfirmed.as('confirmed'))
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.confirmed ?? false;
}
