import { type Answers, sameAnswers } from '@trueseason/contracts';
import { findAnalysisRow, type OrderRow } from '@trueseason/db';
import { keepAnswers, recordReanalysis } from '@trueseason/orders';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';

/**
 * Takes what the customer tells us into account: at the analysis, or, where there is a result already, by working
 * it out anew. Paid or not: a locked result follows as well. @throws ProblemError unavailable, and nothing is changed
 */
export async function answerOrder(
  { db, reanalyze }: Pick<GatewayDeps, 'db' | 'reanalyze'>,
  order: OrderRow,
  answers: Answers,
): Promise<void> {
  if (sameAnswers(order.answers, answers)) return;
  if (await keepAnswers(db, order.id, answers)) return;
  const analysis = await findAnalysisRow(db, order.id);
  if (!analysis?.readings) throw new ProblemError('unavailable');
  const { photos: verdicts, secondOpinion } = analysis.result.evidence;
  const anew = await reanalyze({ readings: analysis.readings, verdicts, secondOpinion, answers });
  await recordReanalysis(db, order.id, { ...anew, answers });
}
