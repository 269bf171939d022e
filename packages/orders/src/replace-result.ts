import { type Answers, sameAnswers } from '@trueseason/contracts';
import {
  type AnalysisRow,
  findAnalysisRow,
  hasKeys,
  type KeyInUse,
  lockOrder,
  type OrderRow,
  type SealedText,
  type Trx,
} from '@trueseason/db';
import { reopenReport } from './remake-report.ts';

export interface NewResult {
  readonly result: SealedText;
  /** Whether the sealed result says so. */
  readonly morePhotosHelp: boolean;
  readonly engineVersion: string;
  /** Of other photos; left out, those stay that the result before was made of. */
  readonly readings?: SealedText;
}

/** What a new result is made from. */
export interface MadeFrom {
  readonly revision: number;
  /** Those that the order had when the result was made. */
  readonly answers: Answers | null;
  /** What the new result is sealed with. */
  readonly sealedUnder?: readonly KeyInUse[];
}

/** Locks an order and its result; null where the result, the answers or the keys have changed since a new one was made. */
export async function lockUnchanged(
  trx: Trx,
  orderId: number,
  { revision, answers, sealedUnder = [] }: MadeFrom,
): Promise<{ readonly order: OrderRow; readonly before: AnalysisRow } | null> {
  const order = await lockOrder(trx, orderId);
  const before = await findAnalysisRow(trx, orderId);
  if (!order || before?.revision !== revision || !sameAnswers(order.answers, answers)) return null;
  return (await hasKeys(trx, orderId, sealedUnder)) ? { order, before } : null;
}

/** Puts a result in the place of the one before, of which the first is kept, and makes the report again if there is one. */
export async function replaceResult(trx: Trx, before: AnalysisRow, made: NewResult): Promise<void> {
  await writeResult(trx, before, made, before.first_result ?? before.result);
  await reopenReport(trx, before.order_id);
}

/** The same, and leaves the report to its caller. @param first the result to keep as the first; null for none */
export async function writeResult(
  trx: Trx,
  before: AnalysisRow,
  { result, morePhotosHelp, engineVersion, readings }: NewResult,
  first: AnalysisRow['first_result'],
): Promise<void> {
  await trx
    .updateTable('analyses')
    .set({
      first_result: first && JSON.stringify(first),
      result: JSON.stringify(result),
      more_photos_help: morePhotosHelp,
      ...(readings && { readings: JSON.stringify(readings) }),
      engine_version: engineVersion,
      revision: before.revision + 1,
    })
    .where('order_id', '=', before.order_id)
    .execute();
}
