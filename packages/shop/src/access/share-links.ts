import { randomBytes } from 'node:crypto';
import { isCompleted } from '@trueseason/contracts';
import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { lockOrder, type OrderRow, ordersAmong } from '../order/index.ts';
import { query } from './tables.ts';

/** 144 bits as 24 characters: random and not guessable. */
const SHARE_ID_BYTES = 18;

/** Shares a completed order. Returns its link's ID, the same until sharing stops; null if it may not be shared. */
export async function openShareLink(db: Database, orderId: number): Promise<string | null> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || !isCompleted(order)) return null;
    const shareId = randomBytes(SHARE_ID_BYTES).toString('base64url');
    await query(trx)
      .insertInto('share_links')
      .values({ order_id: orderId, share_id: shareId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return findShareId(trx, orderId);
  });
}

/** The share ID of an order; null if not shared. */
export async function findShareId(db: Database | Transaction, orderId: number): Promise<string | null> {
  const row = await query(db)
    .selectFrom('share_links')
    .select('share_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.share_id ?? null;
}

export const findSharedOrder = (db: Database, shareId: string): Promise<OrderRow | undefined> =>
  ordersAmong(db, sql`(select order_id from share_links where share_id = ${shareId})`).selectAll().executeTakeFirst();

/** Since when an order is shared; undefined if it is not. */
export async function findSharedSince(db: Database, orderId: number): Promise<Date | undefined> {
  const link = query(db).selectFrom('share_links').select('created_at').where('order_id', '=', orderId);
  return (await link.executeTakeFirst())?.created_at;
}

export async function closeShareLink(db: Database | Transaction, orderId: number): Promise<void> {
  await query(db).deleteFrom('share_links').where('order_id', '=', orderId).execute();
}
