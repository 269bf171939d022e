import { type Database, query, type Transaction } from '../database/index.ts';
import { lockOrder, transact } from '../order/index.ts';
import { requestJob } from '../outbox/index.ts';
import { renderDisputeEvidenceJob } from './render-dispute-evidence-job.ts';
import { renderReportJob } from './render-report-job.ts';

export const requestDisputeEvidence = (db: Database, orderId: number, event: number): Promise<void> =>
  transact(db, (trx) => requestJob(trx, renderDisputeEvidenceJob, { orderId, round: event }));

/** Requests a completed order's report. */
export async function requestReport(trx: Transaction, orderId: number): Promise<void> {
  await query(trx).insertInto('reports').values({ order_id: orderId }).execute();
  await requestJob(trx, renderReportJob, { orderId });
}

/** For an operator. False if there is none. */
export async function renderReportAgain(db: Database, orderId: number): Promise<boolean> {
  return transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    return requestReportAgain(trx, orderId);
  });
}

/** False if an order has no report. Requires the order's lock. */
export async function requestReportAgain(trx: Transaction, orderId: number): Promise<boolean> {
  const reopened = await query(trx)
    .updateTable('reports')
    .set({ state: 'pending', state_at: (eb) => eb.fn<Date>('now') })
    .where('order_id', '=', orderId)
    .returning('order_id')
    .executeTakeFirst();
  if (reopened) await requestJob(trx, renderReportJob, { orderId });
  return reopened !== undefined;
}
