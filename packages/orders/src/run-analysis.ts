import {
  ANALYSIS_FAILURES,
  type AnalysisFailure,
  type Answers,
  type Progress,
  sameAnswers,
} from '@trueseason/contracts';
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
  /** Results count only while the order has these photos. */
  readonly round: number;
}

/** Moves an order to processing and returns its photos; null if there is nothing to analyze. */
export async function beginAnalysis(db: Db, orderId: number): Promise<BegunAnalysis | null> {
  return transact(db, async (trx) => {
    // Also from `processing`: the previous worker may have died.
    const order = await moveProgress(trx, orderId, ['files_uploaded', 'processing'], 'processing');
    if (!order) return null;
    note(trx, orderId, 'processing');
    return { photos: await listPhotos(trx, orderId), round: order.round };
  });
}

/** Locks an order being analyzed, unless its photos changed. */
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
  /** From `beginAnalysis`: late results of withdrawn photos must not apply to new ones. */
  readonly round?: number;
  readonly result: SealedText;
  /** Copied from the encrypted result. */
  readonly morePhotosHelp: boolean;
  readonly engineVersion: string;
  /** Engine readings per photo, to recreate the result. */
  readonly readings: SealedText;
  /** The answers used. */
  readonly answers?: Answers | null;
  /** Outlines per photo, in order; deleted with the photo. */
  readonly outlines?: readonly SealedText[];
  /** Its encryption keys. */
  readonly sealedUnder?: readonly KeyInUse[];
}

/** The answers changed during the analysis. */
export class AnswersChangedError extends Error {
  override name = 'AnswersChangedError';
}

/** A key was deleted or rewrapped meanwhile, so the result would be unreadable. */
export class KeysChangedError extends Error {
  override name = 'KeysChangedError';
}

/** Stores outlines with each photo. */
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
 * Stores the result and completes a settled order. False if it had ended or its photos changed.
 * @throws AnswersChangedError if the answers changed: analyze again
 * @throws KeysChangedError if a key changed: encrypt again
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

/** Fails an order with a reason; a paid one requests new photos. False if it had ended, or its photos changed. */
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

/** Turns a failure of ours into one of the photos: the customer's turn. False for any other order. */
export async function blamePhotos(db: Db, orderId: number): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.progress !== 'failed' || order.failure?.code !== ANALYSIS_FAILURES.internal.code) return false;
    await trx
      .updateTable('orders')
      .set({ failure: JSON.stringify(ANALYSIS_FAILURES.givenUp) })
      .where('id', '=', orderId)
      .execute();
    await concludeIfDue(trx, orderId);
    return true;
  });
}
