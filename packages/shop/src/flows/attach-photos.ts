import { isSettled, nextStep, PHOTO_COUNT } from '@trueseason/contracts';
import type { BrowserConsent } from '../consent/index.ts';
import type { Database } from '../database/index.ts';
import { lockOrder, moveProgress, type OrderRow, transact } from '../order/index.ts';
import { requestJob } from '../outbox/index.ts';
import { insertPhotos, type NewPhoto, type PhotoRow, removePhotos } from '../photos/index.ts';
import { analyzeJob } from './analyze-job.ts';

/** Whether an order takes photos: it waits for them, or its photos are not analyzed before payment. */
export function acceptsPhotos(order: OrderRow): boolean {
  const { progress, payment, flow } = order;
  if (payment !== 'unpaid') return nextStep(order) === 'photos';
  return flow !== 'gift' && (progress === 'queued' || (progress === 'files_uploaded' && flow !== 'analyze_first'));
}

/** Records photos as a new round, analyzed now or after payment. Returns replaced ones to delete; null if refused. */
export async function attachPhotos(
  db: Database,
  orderId: number,
  photos: readonly NewPhoto[],
  consent: BrowserConsent | null = null,
): Promise<PhotoRow[] | null> {
  if (photos.length !== PHOTO_COUNT) throw new Error(`An order has ${PHOTO_COUNT} photos`);
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || !acceptsPhotos(order)) return null;
    // Earlier mails were about this round's photos or their absence.
    const isReplacement = order.progress === 'failed' || order.photos_asked_at !== null;
    const replaced = await removePhotos(trx, orderId);
    const round = isReplacement ? order.round + 1 : order.round;
    await moveProgress(trx, orderId, ['queued', 'files_uploaded', 'failed'], 'files_uploaded', {
      round,
      photos_deleted_at: null,
      ...(isReplacement && { failure: null, photos_asked_at: null }),
    });
    await insertPhotos(trx, orderId, photos, consent);
    trx.record(orderId, 'photos_stored', { photos: photos.length });
    if (order.flow === 'analyze_first' || isSettled(order)) await requestJob(trx, analyzeJob, { orderId, round });
    return replaced;
  });
}
