import { isCompleted } from '@trueseason/contracts';
import { withAnswers } from '@trueseason/style/reading';
import {
  findAnalysisRow,
  type Measurements,
  type ProposalRow,
  type SealedResult,
  takeProposal,
  writeResult,
} from '../analysis/index.ts';
import type { Database, Transaction } from '../database/index.ts';
import { hasKeys, OrderGoneError } from '../encryption/index.ts';
import {
  findLastEvent,
  findOrder,
  forgetChosenSeason,
  lockOrder,
  type OrderRow,
  type Transition,
  transact,
} from '../order/index.ts';
import { storeOutlines } from '../photos/index.ts';
import { requestReportAgain } from './request-report.ts';
import { KeysChangedError, placePhotos, undoPhotoChanges } from './run-analysis.ts';

const EVENTS = { keep: 'result_kept', take: 'result_taken' } as const;
type Decision = keyof typeof EVENTS;

interface DecisionDeps {
  readonly db: Database;
  readonly measurements: Pick<Measurements, 'findResult' | 'sealResult'>;
}

type Outcome = 'decided' | 'outdated' | 'order_closed' | 'order_not_found';

interface DecidedProposal {
  /** Of the proposal that its owner saw. */
  readonly round: number;
  readonly decision: Decision;
}

async function take(trx: Transition, order: OrderRow, proposal: ProposalRow): Promise<void> {
  const { result, readings, outlines, more_photos_help, photos_differ, season, engine_version } = proposal;
  await placePhotos(trx, order);
  if (season !== order.answers?.season) await forgetChosenSeason(trx, order);
  await writeResult(trx, order.id, {
    result,
    ...(readings && { readings }),
    morePhotosHelp: more_photos_help,
    photosDiffer: photos_differ,
    ...(season && { season }),
    engineVersion: engine_version,
  });
  if (outlines) await storeOutlines(trx, order.id, outlines);
  await requestReportAgain(trx, order.id);
}

/**
 * @param updated the kept result with the answers since, if any, which are shown in place of measurements
 * @throws KeysChangedError: encrypt it again
 */
async function keep(trx: Transition, orderId: number, updated: SealedResult | null): Promise<void> {
  await undoPhotoChanges(trx, orderId);
  const analysis = await findAnalysisRow(trx, orderId);
  if (!updated || !analysis) return;
  if (!(await hasKeys(trx, orderId, updated.sealedUnder))) throw new KeysChangedError();
  await writeResult(trx, orderId, { ...updated, engineVersion: analysis.engine_version });
  await requestReportAgain(trx, orderId);
}

/** Pressed twice, or in two tabs, a decision counts once. */
async function wasDecided(trx: Transaction, orderId: number, { round, decision }: DecidedProposal): Promise<boolean> {
  const last = await findLastEvent(trx, orderId, Object.values(EVENTS));
  return last?.kind === EVENTS[decision] && last.detail.round === round;
}

/**
 * Replaces an order's result, its report and what later mails say by the proposed one, or drops that with the photos that
 * led to it. `outdated` if its owner saw another proposal, or decided otherwise.
 */
export async function decideProposal(
  { db, measurements }: DecisionDeps,
  orderId: number,
  decided: DecidedProposal,
): Promise<Outcome> {
  for (;;) {
    try {
      const updated = decided.decision === 'keep' ? await withLaterAnswers({ db, measurements }, orderId) : null;
      return await decide(db, orderId, decided, updated);
    } catch (error) {
      if (error instanceof OrderGoneError) return 'order_not_found';
      if (!(error instanceof KeysChangedError)) throw error;
    }
  }
}

const decide = (
  db: Database,
  orderId: number,
  decided: DecidedProposal,
  updated: SealedResult | null,
): Promise<Outcome> =>
  transact(db, async (trx) => {
    const { round, decision } = decided;
    const order = await lockOrder(trx, orderId);
    if (!order) return 'order_not_found';
    if (!isCompleted(order)) return 'order_closed';
    const proposal = await takeProposal(trx, orderId, round);
    if (!proposal) return (await wasDecided(trx, orderId, decided)) ? 'decided' : 'outdated';
    if (decision === 'take') await take(trx, order, proposal);
    else await keep(trx, orderId, updated);
    trx.record(orderId, EVENTS[decision], { round });
    return 'decided';
  });

async function withLaterAnswers({ db, measurements }: DecisionDeps, orderId: number): Promise<SealedResult | null> {
  const [order, result] = await Promise.all([findOrder(db, orderId), measurements.findResult(orderId)]);
  const updated = result && withAnswers(result, order?.answers ?? {});
  return updated ? measurements.sealResult(orderId, updated) : null;
}
