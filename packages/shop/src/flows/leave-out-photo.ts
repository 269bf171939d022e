import { findMeasuredPhotos, setLeavingPhotos } from '../analysis/index.ts';
import type { Database } from '../database/index.ts';
import { lockOrder, transact } from '../order/index.ts';
import { isClosed } from './change-photos.ts';
import { requestAnalysisRound } from './request-analysis-round.ts';

/**
 * Measures an order again without one of its photos, which may be deleted. It stays until the result without it is the order's,
 * and frees its room then.
 */
export const leaveOutPhoto = (
  db: Database,
  orderId: number,
  position: number,
): Promise<'left_out' | 'not_found' | 'last_photo' | 'order_closed' | 'order_not_found'> =>
  transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return 'order_not_found';
    if (isClosed(order)) return 'order_closed';
    const { positions, leaving } = (await findMeasuredPhotos(trx, orderId)) ?? { positions: [], leaving: [] };
    if (!positions.includes(position)) return 'not_found';
    if (leaving.includes(position)) return 'left_out';
    if (positions.length - leaving.length === 1) return 'last_photo';
    await setLeavingPhotos(trx, orderId, [...leaving, position]);
    trx.record(orderId, 'photo_left_out');
    await requestAnalysisRound(trx, order);
    return 'left_out';
  });
