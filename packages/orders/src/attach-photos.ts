import { isSettled, PHOTO_COUNT } from '@trueseason/contracts';
import { addToOutbox, type Db, type NewPhoto } from '@trueseason/db';
import { moveProgress } from './move-order.ts';

/**
 * Records the stored photos of an order and asks for the analysis: at once when the analysis comes
 * first, after the payment when the payment does. False when the order already has its photos.
 */
export async function attachPhotos(db: Db, orderId: number, photos: readonly NewPhoto[]): Promise<boolean> {
  if (photos.length !== PHOTO_COUNT) throw new Error(`An order has ${PHOTO_COUNT} photos`);
  return db.transaction().execute(async (trx) => {
    const order = await moveProgress(trx, orderId, ['queued'], 'files_uploaded');
    if (!order) return false;
    await trx
      .insertInto('photos')
      .values(photos.map((photo) => ({ ...photo, order_id: orderId })))
      .execute();
    if (order.flow === 'analyze_first' || isSettled(order)) await addToOutbox(trx, 'analyze', { orderId });
    return true;
  });
}
