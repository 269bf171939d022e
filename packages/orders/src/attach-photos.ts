import { isSettled, PHOTO_COUNT } from '@trueseason/contracts';
import {
  type Db,
  insertPhotos,
  lockOrder,
  type NewPhoto,
  type OrderRow,
  type PhotoRow,
  removePhotos,
} from '@trueseason/db';
import { analyzeJob } from './jobs/analyze.ts';
import { requestJob } from './jobs/job.ts';
import { moveProgress } from './move-progress.ts';
import { note, transact } from './order-events.ts';

/**
 * Whether an order takes photos: it has none yet, or it is settled and those it has cannot be measured, or nobody will
 * look at them before it is paid.
 */
export function takesPhotos(order: OrderRow): boolean {
  const { progress, payment, flow } = order;
  if (payment === 'refunded' || payment === 'disputed' || flow === 'gift') return false;
  if (progress === 'files_uploaded') return payment === 'unpaid' && flow !== 'analyze_first';
  return progress === 'queued' || (progress === 'failed' && isSettled(order));
}

/**
 * Records the stored photos of an order and asks for the analysis: at once when the analysis comes
 * first, after the payment when the payment does. Other photos than before begin a new round.
 * Gives the photos that these replace, for the store to forget; null when the order takes none.
 */
export async function attachPhotos(
  db: Db,
  orderId: number,
  photos: readonly NewPhoto[],
  consentId: string | null = null,
): Promise<PhotoRow[] | null> {
  if (photos.length !== PHOTO_COUNT) throw new Error(`An order has ${PHOTO_COUNT} photos`);
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || !takesPhotos(order)) return null;
    // What was written to the customer was about the photos of this round, or about its having none.
    const again = order.progress === 'failed' || order.photos_asked_at !== null;
    await moveProgress(trx, orderId, [order.progress], 'files_uploaded');
    const replaced = await removePhotos(trx, orderId);
    await trx
      .updateTable('orders')
      .set({ photos_deleted_at: null, ...(again && { round: order.round + 1, failure: null, photos_asked_at: null }) })
      .where('id', '=', orderId)
      .execute();
    await insertPhotos(trx, orderId, photos, consentId);
    note(trx, orderId, 'photos_stored');
    if (order.flow === 'analyze_first' || isSettled(order)) await requestJob(trx, analyzeJob, { orderId });
    return replaced;
  });
}
