import type { Database, Transaction } from '../database/index.ts';
import { lockOrder, transact } from '../order/index.ts';
import { requestJob } from '../outbox/index.ts';
import { insertReport, moveReport } from '../report/index.ts';
import { renderDisputeFileJob } from './render-dispute-file-job.ts';
import { renderReportJob } from './render-report-job.ts';

export const requestDisputeFile = (db: Database, orderId: number, event: number): Promise<void> =>
  transact(db, (trx) => requestJob(trx, renderDisputeFileJob, { orderId, round: event }));

/** Requests a completed order's report. */
export async function requestReport(trx: Transaction, orderId: number): Promise<void> {
  await insertReport(trx, orderId);
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
  const isReopened = await moveReport(trx, orderId, ['pending', 'ready', 'failed'], 'pending');
  if (isReopened) await requestJob(trx, renderReportJob, { orderId });
  return isReopened;
}
