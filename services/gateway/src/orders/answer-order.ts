import { type Answers, NO_ANSWERS, sameAnswers } from '@trueseason/contracts';
import type { OrderRow } from '@trueseason/db';
import type { OpenedAnalysis } from '@trueseason/keys';
import { keepAnswers, recordReanalysis } from '@trueseason/orders';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Reanalyze } from './reanalyze.ts';

/**
 * Takes what the customer tells us into account: at the analysis, or, where there is a result already, by working
 * it out anew. Paid or not: a locked result follows as well. @throws ProblemError order_closed, unavailable, and nothing
 * is changed
 */
export async function answerOrder(
  { db, measurements, reanalyze }: Pick<GatewayDeps, 'db' | 'measurements' | 'reanalyze'>,
  order: OrderRow,
  given: Answers,
): Promise<void> {
  // Its result leads nowhere any more, and its report is for nobody.
  if (order.payment === 'refunded') throw new ProblemError('order_closed');
  const { hairWorn, presentation } = order.answers ?? {};
  const answers = { ...(hairWorn && { hairWorn }), ...(presentation && { presentation }), ...given };
  if (sameAnswers(order.answers, answers)) return;
  if (await keepAnswers(db, order.id, answers)) return;
  const analysis = await measurements.findAnalysis(order.id);
  if (!analysis) throw new ProblemError('unavailable');
  const { result, engineVersion } = isOfLooksAlone(order.answers, answers)
    ? { ...analysis, result: { ...analysis.result, evidence: { ...analysis.result.evidence, answers } } }
    : await workOutAnew(reanalyze, analysis, answers);
  const sealed = await measurements.sealResult(order.id, result);
  if (!(await recordReanalysis(db, order.id, { ...sealed, engineVersion, answers }))) {
    throw new ProblemError('unavailable');
  }
}

async function workOutAnew(reanalyze: Reanalyze, { readings, result }: OpenedAnalysis, answers: Answers) {
  if (!readings) throw new ProblemError('unavailable');
  const { photos: verdicts, secondOpinion } = result.evidence;
  return reanalyze({ readings, verdicts, secondOpinion, answers });
}

/** How hair and clothes are worn moves no measurement: the result stands, whatever the engine has learned since. */
const isOfLooksAlone = (before: Answers | null, after: Answers): boolean =>
  sameAnswers({ ...(before ?? NO_ANSWERS), ...UNSAID }, { ...after, ...UNSAID });

const UNSAID = { hairWorn: null, presentation: null } as const;
