import { type Answers, NO_ANSWERS, sameAnswers } from '@trueseason/contracts';
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
  given: Answers,
): Promise<void> {
  const known = order.answers?.hairWorn;
  const answers = known ? { hairWorn: known, ...given } : given;
  if (sameAnswers(order.answers, answers)) return;
  if (await keepAnswers(db, order.id, answers)) return;
  const analysis = await findAnalysisRow(db, order.id);
  if (analysis && isOfLooksAlone(order.answers, answers)) {
    const { result, engine_version: engineVersion } = analysis;
    const said = { ...result, evidence: { ...result.evidence, answers } };
    await recordReanalysis(db, order.id, { result: said, engineVersion, answers });
    return;
  }
  if (!analysis?.readings) throw new ProblemError('unavailable');
  const { photos: verdicts, secondOpinion } = analysis.result.evidence;
  const anew = await reanalyze({ readings: analysis.readings, verdicts, secondOpinion, answers });
  await recordReanalysis(db, order.id, { ...anew, answers });
}

/** How hair is worn moves no measurement: the result stands as it was, whatever the engine has learned since. */
const isOfLooksAlone = (before: Answers | null, after: Answers): boolean =>
  sameAnswers({ ...(before ?? NO_ANSWERS), hairWorn: null }, { ...after, hairWorn: null });
