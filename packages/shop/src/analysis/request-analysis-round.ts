import { query } from '../database/database.ts';
import { requestJob } from '../jobs/job.ts';
import type { OrderRow } from '../order/orders-table.ts';
import type { Transition } from '../order/transition.ts';
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
