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
  /** Copied from the encrypted result. */
  readonly morePhotosHelp: boolean;
  readonly engineVersion: string;
  /** New outlines; omitted to keep the old ones. */
  readonly readings?: SealedText;
}

/** Inputs of a new result. */
export interface MadeFrom {
  readonly revision: number;
  /** The order's answers when the result was made. */
  readonly answers: Answers | null;
  /** Keys of the new result. */
  readonly sealedUnder?: readonly KeyInUse[];
}

/** Locks an order and its result; null if result, answers or keys changed meanwhile. */
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

/** Replaces the result, keeping the first, and renders the report again. */
export async function replaceResult(trx: Trx, before: AnalysisRow, made: NewResult): Promise<void> {
  await writeResult(trx, before, made, before.first_result ?? before.result);
  await reopenReport(trx, before.order_id);
}

/** The same without the report. @param first the result to keep as the first; null for none */
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
