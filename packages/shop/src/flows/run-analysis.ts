import {
  ANALYSIS_FAILURES,
  type AnalysisFailure,
  type Answers,
  type PhotoPosition,
  sameAnswers,
} from '@trueseason/contracts';
import {
  findAnalysisRow,
  findMeasuredPhotos,
  insertProposal,
  type Repeat,
  type ResultToWrite,
  recordDayComparison,
  setLeavingPhotos,
  setMeasuredPhotos,
  writeResult,
} from '../analysis/index.ts';
import type { Database, Transaction } from '../database/index.ts';
import { hasKeys, type KeyInUse, type SealedText } from '../encryption/index.ts';
import {
  countExchange,
  endRound,
  findLastEvent,
  forgetChosenSeason,
  lockOrder,
  moveProgress,
  type OrderRow,
  recordPhotosJoined,
  setFailure,
  type Transition,
  transact,
} from '../order/index.ts';
import {
  discardPhotoRows,
  listAllPhotos,
  type PhotoRow,
  placePending,
  removeLeftOut,
  storeOutlines,
} from '../photos/index.ts';
import { deleteReport } from '../report/index.ts';
import { advanceSettledOrder } from './advance-order.ts';
import { requestReportAgain } from './request-report.ts';

export interface StartedAnalysis {
  /** Photos to measure together. */
  readonly photos: readonly PhotoRow[];
  /** Whether photos were added, replaced or left out; if not, only answers changed. */
  readonly isMeasured: boolean;
  /** Photos whose readings are left out; they may be deleted. */
  readonly leaving: readonly PhotoPosition[];
  /** All photos, including those to be replaced. */
  readonly allPhotos: readonly PhotoRow[];
  /** Results count only while the order has these photos. */
  readonly round: number;
  /** It has a result, which stays until the next. */
  readonly hasResult: boolean;
  /** Its next result is compared with the one it has; not if all photos are replaced. */
  readonly isCompared: boolean;
}

/** A pending photo at the first position means that all others are replaced. */
const replace = (photos: readonly PhotoRow[]): boolean =>
  photos.some(({ pending, position }) => pending && position === 1);

/** Whether the next result adds photos or leaves some out. */
const areChanging = (photos: readonly PhotoRow[], leaving: readonly PhotoPosition[]): boolean =>
  leaving.length > 0 || photos.some(({ pending }) => pending);

/** Null if nothing is to be analyzed. */
export async function beginAnalysis(db: Database, orderId: number): Promise<StartedAnalysis | null> {
  return transact(db, async (trx) => {
    // Also from `processing`: the previous worker may have died.
    const startedOrder = await moveProgress(trx, orderId, ['files_uploaded', 'processing'], 'processing');
    const order = startedOrder ?? (await lockOrder(trx, orderId));
    if (!order || !(startedOrder || order.measuring_since)) return null;
    if (startedOrder) trx.record(orderId, 'processing');
    const allPhotos = await listAllPhotos(trx, orderId);
    const { leaving = [] } = (await findMeasuredPhotos(trx, orderId)) ?? {};
    const isMeasured = startedOrder !== undefined || areChanging(allPhotos, leaving);
    const isCounted = ({ pending, position }: PhotoRow) =>
      !startedOrder && replace(allPhotos) ? pending : !leaving.includes(position);
    return {
      photos: isMeasured ? allPhotos.filter(isCounted) : [],
      isMeasured,
      leaving,
      allPhotos,
      round: order.round,
      hasResult: !startedOrder,
      isCompared: !startedOrder && !replace(allPhotos),
    };
  });
}

/** Locks an order under analysis, unless it needs another round. */
async function lockAnalysisRound(
  trx: Transaction,
  orderId: number,
  round: number | undefined,
): Promise<OrderRow | null> {
  const order = await lockOrder(trx, orderId);
  if (!order || (round !== undefined && round !== order.round)) return null;
  return order.measuring_since || order.progress === 'files_uploaded' || order.progress === 'processing' ? order : null;
}

/** The input of a result. */
export interface AnalysisBasis {
  /** From `beginAnalysis`: late results of withdrawn photos must not apply to new ones. */
  readonly round?: number;
  /** The answers used. */
  readonly answers?: Answers | null;
  /** Whether the earlier result had been shown. */
  readonly isTold?: boolean;
}

export interface Analysis extends AnalysisBasis, ResultToWrite {
  /** Outlines per photo, in order; deleted with the photo. */
  readonly outlines?: readonly SealedText[];
  /** How added photos of another day compare with earlier ones. */
  readonly repeat?: Repeat | null;
  /** It gives other advice than the order's result (`differsInAdvice`). */
  readonly differs?: boolean;
  /** Its encryption keys. */
  readonly sealedUnder?: readonly KeyInUse[];
}

/** The answers changed during the analysis, or the earlier result was shown. */
export class AnswersChangedError extends Error {
  override name = 'AnswersChangedError';
}

/** A key was deleted or rewrapped meanwhile, so the result would be unreadable. */
export class KeysChangedError extends Error {
  override name = 'KeysChangedError';
}

function requireSameAnswers(order: OrderRow, { answers, isTold }: AnalysisBasis): void {
  if (answers !== undefined && !sameAnswers(order.answers, answers)) throw new AnswersChangedError();
  if (isTold !== undefined && isTold !== (order.completed_at !== null)) throw new AnswersChangedError();
}

/** Makes the order's photos those that were measured. Replaced ones leave nothing: they may show others. */
export async function placePhotos(trx: Transition, order: OrderRow): Promise<void> {
  const { positions = [], leaving = [] } = (await findMeasuredPhotos(trx, order.id)) ?? {};
  const photos = await listAllPhotos(trx, order.id);
  const added = photos.flatMap(({ pending, position }) => (pending ? [position] : []));
  if (replace(photos)) {
    await discardPhotoRows(trx, order.id, { pending: false });
    // Without a report it is delivered normally: report, then mail.
    await deleteReport(trx, order.id);
    await countExchange(trx, order);
    await setMeasuredPhotos(trx, order.id, added);
  } else {
    const remaining = positions.filter((position) => !leaving.includes(position));
    await removeLeftOut(trx, order.id, leaving);
    await setMeasuredPhotos(trx, order.id, [...remaining, ...added]);
    if (added.length > 0) await recordPhotosJoined(trx, order.id);
  }
  await placePending(trx, order.id);
}

/** Drops new photos and keeps those that were to be left out. Returns how many. */
export async function undoPhotoChanges(trx: Transition, orderId: number): Promise<number> {
  const { leaving = [] } = (await findMeasuredPhotos(trx, orderId)) ?? {};
  if (leaving.length > 0) await setLeavingPhotos(trx, orderId, []);
  return leaving.length + (await discardPhotoRows(trx, orderId, { pending: true }));
}

/** Whether the added photos were measured before, for a proposal that later answers replaced. */
const areCounted = async (trx: Transition, orderId: number): Promise<boolean> =>
  (await findLastEvent(trx, orderId, ['photos_stored', 'result_proposed']))?.kind === 'result_proposed';

/** The reason for a round, for the history. */
const causeOf = (
  photos: readonly PhotoRow[],
  leaving: readonly PhotoPosition[],
): 'photos' | 'photo_left_out' | 'answers' => {
  if (photos.some(({ pending }) => pending)) return 'photos';
  return leaving.length > 0 ? 'photo_left_out' : 'answers';
};

/**
 * Stores the result. Completes a settled order; renders a completed one's report again, with a mail only if photos were
 * exchanged. Advice changes only with its owner's consent: a result that differs in it is proposed.
 * False if the analysis had ended or its photos changed.
 * @throws AnswersChangedError: analyze again; KeysChangedError: encrypt again
 */
export async function recordAnalysis(db: Database, orderId: number, analysis: Analysis): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockAnalysisRound(trx, orderId, analysis.round);
    if (!order || order.progress === 'files_uploaded') return false;
    requireSameAnswers(order, analysis);
    if (!(await hasKeys(trx, orderId, analysis.sealedUnder ?? []))) throw new KeysChangedError();
    const photos = await listAllPhotos(trx, orderId);
    const { leaving = [] } = (await findMeasuredPhotos(trx, orderId)) ?? {};
    const isAgain = order.measuring_since !== null;
    // Deleted meanwhile.
    if (isAgain && analysis.readings && !areChanging(photos, leaving)) return false;
    const exchanged = isAgain && replace(photos);
    if (analysis.repeat && !exchanged && !(await areCounted(trx, orderId)))
      await recordDayComparison(trx, analysis.repeat);
    if (isAgain) await endRound(trx, orderId);
    if (isAgain && order.completed_at && analysis.differs && !exchanged) {
      await insertProposal(trx, order, analysis);
      trx.record(orderId, 'result_proposed', { of: causeOf(photos, leaving), round: order.round });
      return true;
    }
    if (isAgain && analysis.readings) await placePhotos(trx, order);
    if (exchanged) await forgetChosenSeason(trx, order);
    const before = isAgain ? undefined : await findAnalysisRow(trx, orderId);
    await writeResult(trx, orderId, analysis, exchanged);
    if (analysis.outlines) await storeOutlines(trx, orderId, analysis.outlines);
    if (isAgain) {
      trx.record(orderId, 'analyzed', { of: exchanged ? 'exchanged' : 'again' });
      await requestReportAgain(trx, orderId);
    } else {
      await moveProgress(trx, orderId, ['processing'], 'analyzed');
      trx.record(orderId, 'analyzed');
      // Measured again after an undone release: a wrong season was delivered, so the right one is, with its mail.
      if (before && before.season !== analysis.season) await deleteReport(trx, orderId);
      else if (before) await requestReportAgain(trx, orderId);
    }
    await advanceSettledOrder(trx, orderId);
    return true;
  });
}

/** Ends a round without a new result. False if the order needs another. @throws AnswersChangedError */
export async function endAnalysisRound(db: Database, orderId: number, basis: AnalysisBasis): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockAnalysisRound(trx, orderId, basis.round);
    if (!order?.measuring_since) return false;
    requireSameAnswers(order, basis);
    await endRound(trx, orderId);
    return true;
  });
}

/**
 * Fails an order; a paid one requests photos. One with a result keeps it, drops new photos, and is analyzed for other
 * changes. False if the analysis had ended or its photos changed.
 */
export async function failAnalysis(
  db: Database,
  orderId: number,
  failure: AnalysisFailure,
  round?: number,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockAnalysisRound(trx, orderId, round);
    if (!order) return false;
    const isDone = order.measuring_since !== null && (await undoPhotoChanges(trx, orderId)) === 0;
    await setFailure(trx, orderId, failure);
    if (isDone) await endRound(trx, orderId);
    if (order.measuring_since) {
      trx.record(orderId, 'failed', { of: failure.code, verdicts: failure.photos });
      return true;
    }
    await moveProgress(trx, orderId, ['files_uploaded', 'processing'], 'failed');
    trx.record(orderId, 'failed', { of: failure.code, verdicts: failure.photos });
    await advanceSettledOrder(trx, orderId);
    return true;
  });
}

/** Turns our failure into one of the photos: the customer's turn. False for other orders. */
export async function attributeFailureToPhotos(db: Database, orderId: number): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.progress !== 'failed' || order.failure?.code !== ANALYSIS_FAILURES.internal.code) return false;
    await setFailure(trx, orderId, ANALYSIS_FAILURES.givenUp);
    await advanceSettledOrder(trx, orderId);
    return true;
  });
}
