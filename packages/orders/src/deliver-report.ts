import { wantsMakeup } from '@trueseason/contracts';
import { type Db, findAnalysisRow, lockOrder } from '@trueseason/db';
import { note, transact } from './order-events.ts';
import { requestDueMails } from './request-mail.ts';

/** The result changed during rendering. */
export class StaleReportError extends Error {
  override name = 'StaleReportError';
}

/**
 * The report is stored, so its mail may be sent. Idempotent. `revision` is the analysis it was made from, `makeup`
 * whether it advises on that. @throws StaleReportError if that has changed: render again
 */
export async function recordReport(
  db: Db,
  orderId: number,
  report: { objectKey: string; bytes: number; revision?: number; makeup?: boolean },
): Promise<void> {
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const analysis = await findAnalysisRow(trx, orderId);
    const makeup = wantsMakeup(order?.answers);
    const { revision = analysis?.revision } = report;
    if (revision !== analysis?.revision || (report.makeup ?? makeup) !== makeup) {
      throw new StaleReportError('the result has changed since');
    }
    const recorded = await trx
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
    if (!recorded) return;
    note(trx, orderId, 'report_ready');
    await requestDueMails(trx, orderId);
  });
}

/** The report cannot be rendered. The result is on the page, so the mail is sent without it. */
export async function failReport(db: Db, orderId: number): Promise<void> {
  await transact(db, async (trx) => {
    const failed = await trx
      .updateTable('reports')
      .set({ state: 'failed', state_at: (eb) => eb.fn<Date>('now') })
      .where('order_id', '=', orderId)
      .where('state', '=', 'pending')
      .returning('order_id')
      .executeTakeFirst();
    if (failed) note(trx, orderId, 'report_failed');
    await requestDueMails(trx, orderId);
  });
}
