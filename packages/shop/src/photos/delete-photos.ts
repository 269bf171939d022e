import { PHOTO_RETENTION } from '@trueseason/contracts';
import { sql } from 'kysely';
import { type Database, query } from '../database/database.ts';
import { deleteOrderKeys } from '../encryption/order-key-queries.ts';
import { requestDeletionReceipt } from '../mail/request-mail.ts';
import { lockOrder } from '../order/order-queries.ts';
import { transact } from '../order/transition.ts';
import { listAllPhotos } from './photo-queries.ts';

export interface PhotosDeleted {
  /** If requested by the customer. */
  readonly receipt: boolean;
  /** Only these; photos uploaded meanwhile stay. */
  readonly only?: readonly string[];
}

/** Records that an order's photos are deleted from the store. */
export async function recordPhotosDeleted(db: Database, orderId: number, options: PhotosDeleted): Promise<void> {
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return;
    const photos = await listAllPhotos(trx, orderId);
    const deletedKeys = photos.map((photo) => photo.object_key).filter((key) => options.only?.includes(key) ?? true);
    if (deletedKeys.length > 0) {
      await query(trx)
        .deleteFrom('photos')
        .where('order_id', '=', orderId)
        .where('object_key', 'in', deletedKeys)
        .execute();
    }
    if (deletedKeys.length < photos.length) return;
    await deleteOrderKeys(trx, orderId, ['photos']);
    await query(trx)
      .updateTable('orders')
      .set({ photos_deleted_at: (eb) => eb.fn<Date>('now') })
      .where('id', '=', orderId)
      .$if(photos.length === 0, (query) => query.where('photos_deleted_at', 'is', null))
      .execute();
    if (photos.length > 0) trx.record(orderId, 'photos_deleted');
    if (options.receipt && photos.length > 0) await requestDeletionReceipt(trx, orderId);
  });
}

/** Orders whose photos expired. Unpaid ones count from the upload: a browser may continue an order weeks later. */
const expired = (db: Database) =>
  query(db)
    .selectFrom('orders')
    .select('id')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('photos')
          .select((inner) => ['order_id', inner.fn.min('created_at').as('photos_since')])
          .groupBy('order_id')
          .as('held'),
      (join) => join.onRef('held.order_id', '=', 'orders.id'),
    )
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
