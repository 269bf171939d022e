import { ANALYSIS_FAILURES, isConsentTakenBack } from '@trueseason/contracts';
import { type Database, query } from '../database/database.ts';
import { deleteOrderKeys } from '../encryption/order-key-queries.ts';
import { lockOrder } from '../order/order-queries.ts';
import type { OrderRow } from '../order/orders-table.ts';
import { transact } from '../order/transition.ts';
import { cancelReminder } from '../remeasure/remeasures.ts';
import { endOrderConsents } from './photo-consents.ts';

/** Gifts have no photos; the recipient's are another order's. Once taken back, there is nothing until new photos come. */
export const hasConsentToTakeBack = ({ flow, progress, failure }: OrderRow): boolean =>
  flow !== 'gift' && !(progress === 'failed' && isConsentTakenBack(failure));

/** Deletes photos, measurements, result, report and share link; the order stays. Returns whether a refund is due. */
export async function takeBackConsent(db: Database, orderId: number): Promise<{ readonly refund: boolean }> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || order.flow === 'gift') return { refund: false };
    const refund = order.payment === 'paid' && order.completed_at === null;
    if (!hasConsentToTakeBack(order)) return { refund };
    await endOrderConsents(trx, orderId);
    for (const table of ['photos', 'analyses', 'reports', 'share_links'] as const) {
      await query(trx).deleteFrom(table).where('order_id', '=', orderId).execute();
    }
    await deleteOrderKeys(trx, orderId, ['photos', 'results']);
    await cancelReminder(trx, orderId);
    await query(trx)
      .updateTable('orders')
      .set((eb) => ({
        progress: 'failed',
        progress_at: eb.fn<Date>('now'),
        failure: JSON.stringify(ANALYSIS_FAILURES.consentTakenBack),
        answers: null,
        measuring_since: null,
        photos_asked_at: null,
        photos_deleted_at: eb.fn.coalesce('photos_deleted_at', eb.fn<Date>('now')),
      }))
      .where('id', '=', orderId)
      .execute();
    trx.record(orderId, 'consent_taken_back');
    return { refund };
  });
}
