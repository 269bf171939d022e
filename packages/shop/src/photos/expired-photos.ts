import { PHOTO_RETENTION } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { ordersQuery } from '../order/index.ts';
import { query } from './tables.ts';

/** Orders whose photos expired. Unpaid ones count from the upload: a browser may continue an order weeks later. */
const expired = (db: Database) => {
  const photoAges = sql<{ order_id: number; photos_since: Date }>`(
    select order_id, min(created_at) as photos_since from photos group by order_id
  )`;
  return ordersQuery(db)
    .select('id')
    .innerJoin(photoAges.as<'held'>(sql`held`), 'held.order_id', 'orders.id')
    .where((eb) =>
      eb.or([
        eb('completed_at', '<', sql<Date>`now() - ${PHOTO_RETENTION.completedDays} * interval '1 day'`),
        // Settled but never completed, as with unmeasurable photos: the same limit.
        eb.and([
          eb('completed_at', 'is', null),
          eb('progress_at', '<', sql<Date>`now() - ${PHOTO_RETENTION.completedDays} * interval '1 day'`),
        ]),
        eb.and([
          eb('payment', 'in', ['unpaid', 'refunded']),
          eb('photos_since', '<', sql<Date>`now() - ${PHOTO_RETENTION.unpaidHours} * interval '1 hour'`),
        ]),
      ]),
    );
};

export async function findExpiredPhotos(db: Database, limit: number): Promise<number[]> {
  const rows = await expired(db).orderBy('photos_since').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Keys of an expired order's photos; empty if replaced. */
export async function listExpiredPhotos(db: Database, orderId: number): Promise<string[]> {
  const rows = await query(db)
    .selectFrom('photos')
    .select('object_key')
    .where('order_id', 'in', expired(db).where('orders.id', '=', orderId))
    .execute();
  return rows.map(({ object_key }) => object_key);
}
