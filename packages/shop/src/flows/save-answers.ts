import { isDeepStrictEqual } from 'node:util';
import { type Answers, isCompleted, sameAnswers, sameScope } from '@trueseason/contracts';
import type { Database } from '../database/index.ts';
import { lockOrder, setAnswers, transact } from '../order/index.ts';
import { requestAnalysisRound } from './request-analysis-round.ts';
import { requestReportAgain } from './request-report.ts';

/** Stores answers. If there is a result, requests another analysis, or only its report again. Omitted answers stay. */
export async function saveAnswers(
  db: Database,
  orderId: number,
  changes: Answers,
): Promise<'saved' | 'order_closed' | 'order_not_found'> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return 'order_not_found';
    // A refunded order's result is no longer shown.
    if (order.payment === 'refunded') return 'order_closed';
    // No season was shown to choose from.
    if (changes.season && !isCompleted(order)) return 'order_closed';
    const answers = { ...order.answers, ...changes };
    if (isDeepStrictEqual(answers, { ...order.answers })) return 'saved';
    await setAnswers(trx, orderId, answers);
    if (!sameAnswers(order.answers, answers)) {
      // A pending result uses them anyway.
      if (order.progress === 'analyzed' && !order.measuring_since) await requestAnalysisRound(trx, order);
    } else if (!sameScope(order.answers?.scope, answers.scope)) await requestReportAgain(trx, orderId);
    return 'saved';
  });
}
