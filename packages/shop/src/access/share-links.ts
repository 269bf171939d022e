import { type Database, query } from '../database/database.ts';
import type { OrderRow } from '../order/orders-table.ts';

/** The share ID of an order: the existing one, or this new one. */
export async function shareOrder(db: Database, orderId: number, newId: string): Promise<string> {
  const { share_id } = await query(db)
    .insertInto('share_links')
    .values({ order_id: orderId, share_id: newId })
    // A no-op update returns the existing row under concurrency.
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ order_id: orderId }))
    .returning('share_id')
    .executeTakeFirstOrThrow();
  return share_id;
}

/** The share ID of an order; null if not shared. */
export async function findShareId(db: Database, orderId: number): Promise<string | null> {
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

export async function stopSharing(db: Database, orderId: number): Promise<void> {
  await query(db).deleteFrom('share_links').where('order_id', '=', orderId).execute();
}
