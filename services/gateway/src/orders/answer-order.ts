import { type Answers, measuresAlike, sameAnswers } from '@trueseason/contracts';
import { findOrder, type OrderRow } from '@trueseason/db';
import type { OpenedAnalysis } from '@trueseason/keys';
import { keepAnswers, recordReanalysis } from '@trueseason/orders';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { AskAnalysis } from './ask-analysis.ts';

/** Photos that are added and answers in another tab change a result once; more is nobody's. */
const MOST_TRIES = 3;

/**
 * Takes what the customer tells us into account: at the analysis, or, where there is a result already, by working
 * it out anew. Paid or not: a locked result follows as well. @throws ProblemError order_closed, order_not_found, unavailable, and nothing
 * is changed
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

/** False when the result was changed while this one was worked out: it has to follow from that. */
async function answerOnce({ db, measurements, askAnalysis }: AnswerDeps, order: OrderRow, given: Answers) {
  // Its result leads nowhere any more, and its report is for nobody.
  if (order.payment === 'refunded') throw new ProblemError('order_closed');
  const answers = { ...order.answers, ...given };
  if (sameAnswers(order.answers, answers)) return true;
  if (await keepAnswers(db, order.id, given)) return true;
  const analysis = await measurements.findAnalysis(order.id);
  if (!analysis) return false;
  // What moves no measurement leaves the result as it is, whatever the engine has learned since.
  const { result, engineVersion } = measuresAlike(order.answers, answers)
    ? { ...analysis, result: { ...analysis.result, evidence: { ...analysis.result.evidence, answers } } }
    : await workOutAnew(askAnalysis, analysis, answers);
  const { sealedUnder, ...sealed } = await measurements.sealResult(order.id, result);
  const madeFrom = { revision: analysis.revision, answers: order.answers, sealedUnder };
  return recordReanalysis(db, order.id, { ...sealed, madeFrom, engineVersion, answers });
}

async function workOutAnew(askAnalysis: AskAnalysis, { readings, result }: OpenedAnalysis, answers: Answers) {
  const { photos: verdicts, secondOpinion } = result.evidence;
  return askAnalysis('reanalyze', { readings, verdicts, secondOpinion, answers });
}
