import { type Answers, measuresAlike, sameAnswers } from '@trueseason/contracts';
import { findOrder, type OrderRow } from '@trueseason/db';
import type { OpenedAnalysis } from '@trueseason/keys';
import { keepAnswers, recordReanalysis } from '@trueseason/orders';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { AskAnalysis } from './ask-analysis.ts';

/** A photo or an answer from another tab changes a result once; more conflicts are abuse. */
const MOST_TRIES = 3;

/**
 * Stores the customer's answers and, if there is a result, recalculates it. Applies to locked results too. Nothing
 * changes on error. @throws ProblemError order_closed, order_not_found, unavailable
 */
export async function answerOrder(deps: AnswerDeps, order: OrderRow, given: Answers): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const now = tries === 0 ? order : await findOrder(deps.db, order.id);
    if (!now) throw new ProblemError('order_not_found');
    if (await answerOnce(deps, now, given)) return;
  }
  throw new ProblemError('unavailable');
}

type AnswerDeps = Pick<GatewayDeps, 'db' | 'measurements' | 'askAnalysis'>;

/** False if the result changed during the computation; retry from the new one. */
async function answerOnce({ db, measurements, askAnalysis }: AnswerDeps, order: OrderRow, given: Answers) {
  // A refunded order's result is no longer shown.
  if (order.payment === 'refunded') throw new ProblemError('order_closed');
  const answers = { ...order.answers, ...given };
  if (sameAnswers(order.answers, answers)) return true;
  if (await keepAnswers(db, order.id, given)) return true;
  const analysis = await measurements.findAnalysis(order.id);
  if (!analysis) return false;
  // Answers that change no measurement keep the result, even if the engine is newer.
  const { result, engineVersion } = measuresAlike(order.answers, answers)
    ? { ...analysis, result: { ...analysis.result, evidence: { ...analysis.result.evidence, answers } } }
    : await recalculate(askAnalysis, analysis, answers);
  const { sealedUnder, ...sealed } = await measurements.sealResult(order.id, result);
  const madeFrom = { revision: analysis.revision, answers: order.answers, sealedUnder };
  return recordReanalysis(db, order.id, { ...sealed, madeFrom, engineVersion, answers });
}

async function recalculate(askAnalysis: AskAnalysis, { readings, result }: OpenedAnalysis, answers: Answers) {
  const { photos: verdicts, secondOpinion, seasonBefore } = result.evidence;
  return askAnalysis('reanalyze', { readings, verdicts, secondOpinion, seasonBefore, answers });
}
