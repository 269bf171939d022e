import { ANALYSIS_FAILURES, PROGRESS } from '@trueseason/contracts';
import { sql } from 'kysely';
import { closeShareLink } from '../access/index.ts';
import { deleteAnalysis } from '../analysis/index.ts';
import { endOrderConsents } from '../consent/index.ts';
import type { Database } from '../database/index.ts';
import { deleteOrderKeys } from '../encryption/index.ts';
import { lockOrder, moveProgress, transact } from '../order/index.ts';
import { removePhotos } from '../photos/index.ts';
import { deleteReport } from '../report/index.ts';
import { cancelReminder } from './remeasures.ts';

/** Deletes photos, measurements, result, report and share link; the order stays. Returns whether a refund is due. */
export async function takeBackConsent(db: Database, orderId: number): Promise<{ readonly refund: boolean }> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    // Gifts have no photos; the recipient's are another order's.
    if (!order || order.flow === 'gift') return { refund: false };
    await endOrderConsents(trx, orderId);
    await removePhotos(trx, orderId);
    await deleteAnalysis(trx, orderId);
    await deleteReport(trx, orderId);
    await closeShareLink(trx, orderId);
    await deleteOrderKeys(trx, orderId, ['photos', 'results']);
    await cancelReminder(trx, orderId);
    await moveProgress(trx, orderId, PROGRESS, 'failed', {
      failure: JSON.stringify(ANALYSIS_FAILURES.consentTakenBack),
      answers: null,
      measuring_since: null,
      photos_asked_at: null,
      photos_deleted_at: order.photos_deleted_at ?? sql`now()`,
    });
    trx.record(orderId, 'consent_taken_back');
    return { refund: order.payment === 'paid' && order.completed_at === null };
  });
}
