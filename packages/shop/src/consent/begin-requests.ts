import { BEGIN_REQUEST, isCompleted } from '@trueseason/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { lockOrder } from '../order/index.ts';
import { query } from './tables.ts';

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

/** Part of a statement: whether the buyer asked to start at once. */
export const isBeginRequested = (orderId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from begin_requests where order_id = ${orderId})`;
