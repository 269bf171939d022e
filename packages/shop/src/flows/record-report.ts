import { type Scope, sameScope } from '@trueseason/contracts';
import { findAnalysisRow } from '../analysis/index.ts';
import { type Database, query } from '../database/index.ts';
import { requestDueMails } from '../mail/index.ts';
import { lockOrder, transact } from '../order/index.ts';

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
    const storedReport = await query(trx)
      .updateTable('reports')
      .set({
        state: 'ready',
        object_key: report.objectKey,
        bytes: report.bytes,
        state_at: (eb) => eb.fn<Date>('now'),
      })
      .where('order_id', '=', orderId)
      .where('state', '!=', 'ready')
      .returning('order_id')
      .executeTakeFirst();
    if (!storedReport) return;
    trx.record(orderId, 'report_ready');
    await requestDueMails(trx, orderId);
  });
}

/** The report cannot be rendered: sends the mail without it, as the result is on the page. */
export async function failReport(db: Database, orderId: number): Promise<void> {
  await transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    const failedReport = await query(trx)
      .updateTable('reports')
      .set({ state: 'failed', state_at: (eb) => eb.fn<Date>('now') })
      .where('order_id', '=', orderId)
      .where('state', '=', 'pending')
      .returning('order_id')
      .executeTakeFirst();
    if (failedReport) trx.record(orderId, 'report_failed');
    await requestDueMails(trx, orderId);
  });
}
