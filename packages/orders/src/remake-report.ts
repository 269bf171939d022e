import type { Db, Trx } from '@trueseason/db';
import { requestJob } from './jobs/job.ts';
import { renderEvidenceJob } from './jobs/render-evidence.ts';
import { renderReportJob } from './jobs/render-report.ts';
import { transact } from './order-events.ts';

export const requestEvidence = (db: Db, orderId: number, event: number): Promise<void> =>
  transact(db, (trx) => requestJob(trx, renderEvidenceJob, { orderId, round: event }));

/** For an operator. False if there is none. */
export async function remakeReport(db: Db, orderId: number): Promise<boolean> {
  return transact(db, (trx) => reopenReport(trx, orderId));
}

/** False if an order has no report. */
export async function reopenReport(trx: Trx, orderId: number): Promise<boolean> {
  const reopened = await trx
    .updateTable('reports')
    .set({ state: 'pending', state_at: (eb) => eb.fn<Date>('now') })
    .where('order_id', '=', orderId)
    .returning('order_id')
    .executeTakeFirst();
  if (reopened) await requestJob(trx, renderReportJob, { orderId });
  return reopened !== undefined;
}
