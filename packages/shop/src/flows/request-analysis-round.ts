import { deleteProposal } from '../analysis/index.ts';
import { beginRound, type OrderRow, type Transition } from '../order/index.ts';
import { requestJob } from '../outbox/index.ts';
import { analyzeJob } from './analyze-job.ts';

/** Analyzes an order again; it keeps its result meanwhile, and an undecided proposal ends. Requires the order's lock. */
export async function requestAnalysisRound(trx: Transition, order: OrderRow): Promise<void> {
  await beginRound(trx, order);
  await deleteProposal(trx, order.id);
  await requestJob(trx, analyzeJob, { orderId: order.id, round: order.round + 1 });
}
