import { BEGIN_REQUEST, isCompleted } from '@trueseason/contracts';
import { sql } from 'kysely';
import { type Database, inTransaction, query, type Transaction } from '../database/index.ts';
import { lockOrder } from '../order/index.ts';

/** Records that the buyer asks to start at once; the first request counts. False once the order is delivered. */
export async function recordBeginRequest(db: Database, orderId: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || isCompleted(order)) return false;
    await query(trx)
      .insertInto('begin_requests')
      .values({ order_id: orderId, version: BEGIN_REQUEST.version, shown: BEGIN_REQUEST.statement })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
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
