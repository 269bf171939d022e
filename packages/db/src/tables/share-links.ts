import type { Db } from '../database.ts';
import type { OrderRow } from '../schema/orders.ts';

/** The id under which an order is shared: the one it has, or else this new one. */
export async function shareOrder(db: Db, orderId: number, newId: string): Promise<string> {
  const { share_id } = await db
    .insertInto('share_links')
    .values({ order_id: orderId, share_id: newId })
    // An update that changes nothing gives back the row that is there, whoever made it a moment ago.
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ order_id: orderId }))
    .returning('share_id')
    .executeTakeFirstOrThrow();
  return share_id;
}

/** The id under which an order is shared; null while it is not. */
export async function findShareId(db: Db, orderId: number): Promise<string | null> {
  const row = await db.selectFrom('share_links').select('share_id').where('order_id', '=', orderId).executeTakeFirst();
  return row?.share_id ?? null;
}

export async function findSharedOrder(db: Db, shareId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('share_links', 'share_links.order_id', 'orders.id')
    .selectAll('orders')
    .where('share_links.share_id', '=', shareId)
    .executeTakeFirst();
}

export async function stopSharing(db: Db, orderId: number): Promise<void> {
  await db.deleteFrom('share_links').where('order_id', '=', orderId).execute();
}
