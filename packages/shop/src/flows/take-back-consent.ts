import { ANALYSIS_FAILURES, isConsentTakenBack, PROGRESS } from '@trueseason/contracts';
import { sql } from 'kysely';
import { closeShareLink } from '../access/index.ts';
import { deleteAnalysis } from '../analysis/index.ts';
import { endOrderConsents } from '../consent/index.ts';
import type { Database } from '../database/index.ts';
import { deleteOrderKeys } from '../encryption/index.ts';
import { lockOrder, moveProgress, type OrderRow, transact } from '../order/index.ts';
import { removePhotos } from '../photos/index.ts';
import { deleteReport } from '../report/index.ts';

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
    await removePhotos(trx, orderId);
    await deleteAnalysis(trx, orderId);
    await deleteReport(trx, orderId);
    await closeShareLink(trx, orderId);
    await deleteOrderKeys(trx, orderId, ['photos', 'results']);
    await moveProgress(trx, orderId, PROGRESS, 'failed', {
      failure: JSON.stringify(ANALYSIS_FAILURES.consentTakenBack),
      answers: null,
      measuring_since: null,
      photos_asked_at: null,
      photos_deleted_at: order.photos_deleted_at ?? sql`now()`,
    });
    trx.record(orderId, 'consent_taken_back');
    return { refund };
  });
}
