import { isSettled, PHOTO_COUNT } from '@trueseason/contracts';
import { addToOutbox, adoptUpload, type Db, lockOrder, type NewPhoto, type OrderRow } from '@trueseason/db';
import { moveProgress } from './move-order.ts';

/** Whether an order takes photos: it has none yet, or it is settled and those it has cannot be measured. */
export const takesPhotos = (order: OrderRow): boolean =>
  order.progress === 'queued' || (order.progress === 'failed' && isSettled(order));

/**
 * Records the stored photos of an order and asks for the analysis: at once when the analysis comes
 * first, after the payment when the payment does. Other photos than before begin a new round.
 * False when the order takes none.
 */
export async function attachPhotos(db: Db, orderId: number, photos: readonly NewPhoto[]): Promise<boolean> {
  if (photos.length !== PHOTO_COUNT) throw new Error(`An order has ${PHOTO_COUNT} photos`);
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || !takesPhotos(order)) return false;
    const again = order.progress === 'failed';
    await moveProgress(trx, orderId, [order.progress], 'files_uploaded');
    if (again) {
      await trx.deleteFrom('photos').where('order_id', '=', orderId).execute();
      await trx
        .updateTable('orders')
        .set({ round: order.round + 1, failure: null, photos_asked_at: null, photos_deleted_at: null })
        .where('id', '=', orderId)
        .execute();
    }
    await trx
      .insertInto('photos')
      .values(photos.map((photo) => ({ ...photo, order_id: orderId })))
      .execute();
    for (const { object_key } of photos) await adoptUpload(trx, object_key);
    if (order.flow === 'analyze_first' || isSettled(order)) await addToOutbox(trx, 'analyze', { orderId });
    return true;
  });
}
