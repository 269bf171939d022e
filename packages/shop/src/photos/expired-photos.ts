import { PHOTO_RETENTION } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { ordersQuery } from '../order/index.ts';

/**
 * Photos that expired, each by itself: one that was added later leaves later. Those of unpaid orders count from their upload: a
 * browser may continue an order weeks later.
 */
const expired = (db: Database) => {
  const held = sql<{ order_id: number; object_key: string; uploaded_at: Date }>`(
    select order_id, object_key, created_at as uploaded_at from photos
  )`;
  const daysAgo = sql<Date>`now() - ${PHOTO_RETENTION.completedDays} * interval '1 day'`;
  return ordersQuery(db)
    .innerJoin(held.as<'held'>(sql`held`), 'held.order_id', 'orders.id')
    .where((eb) =>
      eb.or([
        eb.and([eb('completed_at', '<', daysAgo), eb('uploaded_at', '<', daysAgo)]),
        // Settled but never completed, as with unmeasurable photos: the same limit.
        eb.and([eb('completed_at', 'is', null), eb('progress_at', '<', daysAgo), eb('uploaded_at', '<', daysAgo)]),
        eb.and([
          eb('payment', 'in', ['unpaid', 'refunded']),
          eb('uploaded_at', '<', sql<Date>`now() - ${PHOTO_RETENTION.unpaidHours} * interval '1 hour'`),
        ]),
      ]),
    );
};

/** Orders with expired photos, oldest first. */
export async function findExpiredPhotos(db: Database, limit: number): Promise<number[]> {
  const rows = await expired(db)
    .select('id')
    .groupBy('id')
    .orderBy((eb) => eb.fn.min('uploaded_at'))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keys of an order's expired photos; empty if replaced. */
export async function listExpiredPhotos(db: Database, orderId: number): Promise<string[]> {
  const rows = await expired(db).select('object_key').where('orders.id', '=', orderId).execute();
  return rows.map(({ object_key }) => object_key);
}
