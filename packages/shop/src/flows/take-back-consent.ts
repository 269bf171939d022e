import { ANALYSIS_FAILURES } from '@trueseason/contracts';
import { endOrderConsents } from '../consent/index.ts';
import { type Database, query } from '../database/index.ts';
import { deleteOrderKeys } from '../encryption/index.ts';
import { lockOrder, transact } from '../order/index.ts';
import { cancelReminder } from './remeasures.ts';

/** Deletes photos, measurements, result, report and share link; the order stays. Returns whether a refund is due. */
export async function takeBackConsent(db: Database, orderId: number): Promise<{ readonly refund: boolean }> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    // Gifts have no photos; the recipient's are another order's.
    if (!order || order.flow === 'gift') return { refund: false };
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
    return { refund: order.payment === 'paid' && order.completed_at === null };
  });
}
