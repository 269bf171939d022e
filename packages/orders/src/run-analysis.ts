import { type AnalysisFailure, type Answers, type Progress, sameAnswers } from '@trueseason/contracts';
import {
  type Db,
  hasKeys,
  type KeyInUse,
  listPhotos,
  lockOrder,
  type OrderRow,
  type PhotoRow,
  type SealedText,
  type Trx,
} from '@trueseason/db';
import { concludeIfDue } from './conclude-order.ts';
import { moveProgress } from './move-progress.ts';
import { note, transact } from './order-events.ts';

export interface BegunAnalysis {
  readonly photos: PhotoRow[];
  /** Of these photos: what is found out about them counts as long as the order has no others. */
  readonly round: number;
}

/** Takes an order into processing and returns its photos; null when there is nothing left to analyze. */
export async function beginAnalysis(db: Db, orderId: number): Promise<BegunAnalysis | null> {
  return transact(db, async (trx) => {
    // From `processing` as well: the worker that began may be dead.
    const order = await moveProgress(trx, orderId, ['files_uploaded', 'processing'], 'processing');
    if (!order) return null;
    note(trx, orderId, 'processing');
    return { photos: await listPhotos(trx, orderId), round: order.round };
  });
}

/** Takes the lock of an order that is being analyzed, unless its photos are others by now. */
async function lockAnalyzed(
  trx: Trx,
  orderId: number,
  from: readonly Progress[],
  round: number | undefined,
): Promise<OrderRow | null> {
  const order = await lockOrder(trx, orderId);
  if (!order || !from.includes(order.progress)) return null;
  return round === undefined || round === order.round ? order : null;
}

export interface Analysis {
  /** That of `beginAnalysis`: a late result of photos that were taken back is none of those that came after them. */
  readonly round?: number;
  readonly result: SealedText;
  /** Whether the sealed result says so. */
  readonly morePhotosHelp: boolean;
  readonly engineVersion: string;
  /** What each photo showed, in the engine's own form: from this the result can be made again. */
  readonly readings: SealedText;
  /** The answers of the customer that the result takes into account. */
  readonly answers?: Answers | null;
  /** For each photo in its order, where it was measured; kept and deleted with the photo. */
  readonly outlines?: readonly SealedText[];
  /** What it is sealed with. */
  readonly sealedUnder?: readonly KeyInUse[];
}

/** The customer answered otherwise while the photos were measured. */
export class AnswersChangedError extends Error {
  override name = 'AnswersChangedError';
}

/** A key that the result was sealed with is deleted by now, or wrapped anew: nobody could open what is stored. */
export class KeysChangedError extends Error {
  override name = 'KeysChangedError';
}

/** Keeps with each photo where it was measured. */
export async function keepOutlines(
  trx: Trx,
  orderId: number,
  outlines: NonNullable<Analysis['outlines']>,
): Promise<void> {
  for (const photo of await listPhotos(trx, orderId)) {
    await trx
      .updateTable('photos')
      .set({ outlines: JSON.stringify(outlines[photo.position - 1] ?? []) })
      .where('order_id', '=', orderId)
      .where('position', '=', photo.position)
      .execute();
  }
}

/**
 * Keeps the result and completes the order if it is settled. False when it had ended before, or got other photos:
 * nothing changes.
 * @throws AnswersChangedError when the order holds other answers than those given: make it again
 * @throws KeysChangedError when a key that it is sealed with is no longer the order's: seal it again
 */
export async function recordAnalysis(
  db: Db,
  orderId: number,
  { round, result, morePhotosHelp, engineVersion, readings, outlines, answers, sealedUnder = [] }: Analysis,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockAnalyzed(trx, orderId, ['processing'], round);
    if (!order) return false;
    if (answers !== undefined && !sameAnswers(order.answers, answers)) throw new AnswersChangedError();
    if (!(await hasKeys(trx, orderId, sealedUnder))) throw new KeysChangedError();
    await moveProgress(trx, orderId, ['processing'], 'analyzed');
    await trx
      .insertInto('analyses')
      .values({
        order_id: orderId,
        result: JSON.stringify(result),
        more_photos_help: morePhotosHelp,
        engine_version: engineVersion,
        readings: JSON.stringify(readings),
      })
      .execute();
    if (outlines) await keepOutlines(trx, orderId, outlines);
    note(trx, orderId, 'analyzed');
    await concludeIfDue(trx, orderId);
    return true;
  });
}

/**
 * Ends an order whose photos cannot be analyzed, with the reason. One that is paid for asks for other photos.
 * False when it had ended before, or got other photos than those of the round, where one is named.
 */
export async function failAnalysis(
  db: Db,
  orderId: number,
  failure: AnalysisFailure,
  round?: number,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const from = ['files_uploaded', 'processing'] as const;
    if (!(await lockAnalyzed(trx, orderId, from, round))) return false;
    await moveProgress(trx, orderId, from, 'failed');
    await trx
      .updateTable('orders')
      .set({ failure: JSON.stringify(failure) })
      .where('id', '=', orderId)
      .execute();
    note(trx, orderId, 'failed', failure.code);
    await concludeIfDue(trx, orderId);
    return true;
  });
}
