import {
  type AnalysisFailure,
  type AnalysisResult,
  type Answers,
  type PhotoMark,
  sameAnswers,
} from '@trueseason/contracts';
import { type Db, type Kept, listPhotos, type PhotoRow, type Trx } from '@trueseason/db';
import { concludeIfDue } from './conclude-order.ts';
import { moveProgress } from './move-progress.ts';
import { note, transact } from './order-events.ts';

/** Takes an order into processing and returns its photos; null when there is nothing left to analyze. */
export async function beginAnalysis(db: Db, orderId: number): Promise<PhotoRow[] | null> {
  return transact(db, async (trx) => {
    // From `processing` as well: the worker that began may be dead.
    const order = await moveProgress(trx, orderId, ['files_uploaded', 'processing'], 'processing');
    if (!order) return null;
    note(trx, orderId, 'processing');
    return listPhotos(trx, orderId);
  });
}

export interface Analysis {
  readonly result: Kept<AnalysisResult>;
  /** Left out where the result is not sealed and says it itself. */
  readonly morePhotosHelp?: boolean;
  readonly engineVersion: string;
  /** What each photo showed, in the engine's own form: from this the result can be made again. */
  readonly readings?: Kept<readonly object[]>;
  /** The answers of the customer that the result takes into account. */
  readonly answers?: Answers | null;
  /** For each photo in its order, where it was measured; kept and deleted with the photo. */
  readonly outlines?: readonly Kept<readonly PhotoMark[]>[];
}

/** The customer answered otherwise while the photos were measured. */
export class AnswersChangedError extends Error {
  override name = 'AnswersChangedError';
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
 * Keeps the result and completes the order if it is settled. False when it had ended before: nothing changes.
 * @throws AnswersChangedError when the order holds other answers than those given: make it again
 */
export async function recordAnalysis(
  db: Db,
  orderId: number,
  { result, morePhotosHelp, engineVersion, readings, outlines, answers }: Analysis,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await moveProgress(trx, orderId, ['processing'], 'analyzed');
    if (!order) return false;
    if (answers !== undefined && !sameAnswers(order.answers, answers)) throw new AnswersChangedError();
    await trx
      .insertInto('analyses')
      .values({
        order_id: orderId,
        result: JSON.stringify(result),
        more_photos_help: morePhotosHelp ?? null,
        engine_version: engineVersion,
        readings: readings ? JSON.stringify(readings) : null,
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
 * False when it had ended before.
 */
export async function failAnalysis(db: Db, orderId: number, failure: AnalysisFailure): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await moveProgress(trx, orderId, ['files_uploaded', 'processing'], 'failed');
    if (!order) return false;
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
