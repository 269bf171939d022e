import { randomBytes } from 'node:crypto';
import { isCompleted } from '@trueseason/contracts';
import { type Database, inTransaction, query, type Transaction } from '../database/index.ts';
import { lockOrder, type OrderRow } from '../order/index.ts';

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

export async function findSharedOrder(db: Database, shareId: string): Promise<OrderRow | undefined> {
  return query(db)
    .selectFrom('orders')
    .innerJoin('share_links', 'share_links.order_id', 'orders.id')
    .selectAll('orders')
    .where('share_links.share_id', '=', shareId)
    .executeTakeFirst();
}

export async function closeShareLink(db: Database, orderId: number): Promise<void> {
  await query(db).deleteFrom('share_links').where('order_id', '=', orderId).execute();
}
