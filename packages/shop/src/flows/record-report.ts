import { type Scope, sameScope } from '@trueseason/contracts';
import { findAnalysisRow } from '../analysis/index.ts';
import type { Database } from '../database/index.ts';
import { lockOrder, transact } from '../order/index.ts';
import { moveReport } from '../report/index.ts';
import { requestDueMails } from './request-due-mails.ts';

export class StaleReportError extends Error {
  override name = 'StaleReportError';
}

/**
 * Records the stored report of this `revision` and scope, so that its mail may be sent. Idempotent.
 * @throws StaleReportError if either has changed: render again
 */
export async function recordReport(
  db: Database,
  orderId: number,
  report: { objectKey: string; bytes: number; revision?: number; scope?: Scope },
): Promise<void> {
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const analysis = await findAnalysisRow(trx, orderId);
    const currentScope = order?.answers?.scope ?? null;
    const { revision = analysis?.revision, scope = currentScope } = report;
    if (revision !== analysis?.revision || !sameScope(scope, currentScope)) {
      throw new StaleReportError('the result has changed since');
    }
    const { objectKey, bytes } = report;
    const isStored = await moveReport(trx, orderId, ['pending', 'failed'], 'ready', { object_key: objectKey, bytes });
    if (!isStored) return;
    trx.record(orderId, 'report_ready');
    await requestDueMails(trx, orderId);
  });
}

/** The report cannot be rendered: sends the mail without it, as the result is on the page. */
export async function failReport(db: Database, orderId: number): Promise<void> {
  await transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    if (await moveReport(trx, orderId, ['pending'], 'failed')) trx.record(orderId, 'report_failed');
    await requestDueMails(trx, orderId);
  });
}
