import { PHOTO_COUNT } from '@trueseason/contracts';
import type { Database } from '../database/index.ts';
import { lockOrder, transact } from '../order/index.ts';
import { listPhotos, markLeaving } from '../photos/index.ts';
import { isClosed } from './change-photos.ts';
import { requestAnalysisRound } from './request-analysis-round.ts';

/**
 * Measures an order again without one of its added photos, which stays until the result without it is the order's.
 * @param name the beginning of its SHA-256
 */
export const leaveOutPhoto = (
  db: Database,
  orderId: number,
  name: string,
): Promise<'left_out' | 'not_found' | 'order_closed' | 'order_not_found'> =>
  transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return 'order_not_found';
    if (isClosed(order)) return 'order_closed';
    const photo = (await listPhotos(trx, orderId)).find(({ sha256 }) => sha256.startsWith(name));
    if (!photo || photo.position <= PHOTO_COUNT) return 'not_found';
    if (photo.leaving) return 'left_out';
    await markLeaving(trx, photo);
    trx.record(orderId, 'photo_left_out');
    await requestAnalysisRound(trx, order);
    return 'left_out';
  });
