import { query } from '../database/index.ts';
import type { OrderRow, Transition } from '../order/index.ts';
import { requestJob } from '../outbox/index.ts';
import { analyzeJob } from './analyze-job.ts';

/** Analyzes an order again; it keeps its result meanwhile, and an undecided proposal ends. Requires the order's lock. */
export async function requestAnalysisRound(trx: Transition, { id, round }: OrderRow): Promise<void> {
  await query(trx)
    .updateTable('orders')
    .set({ round: round + 1, measuring_since: (eb) => eb.fn<Date>('now'), failure: null })
    .where('id', '=', id)
    .execute();
  await query(trx).deleteFrom('proposals').where('order_id', '=', id).execute();
  await requestJob(trx, analyzeJob, { orderId: id, round: round + 1 });
}
