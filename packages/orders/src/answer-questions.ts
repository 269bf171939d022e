import { type Answers, sameAnswers } from '@trueseason/contracts';
import { type Db, findAnalysisRow, hasKeys, type KeyInUse, lockOrder } from '@trueseason/db';
import { transact } from './order-events.ts';
import { type NewResult, replaceResult } from './replace-result.ts';

/** Keeps what the customer answered for the analysis to come. False once it is done: then its result has to follow. */
export async function keepAnswers(db: Db, orderId: number, given: Answers): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || order.progress === 'analyzed') return false;
    await trx
      .updateTable('orders')
      .set({ answers: JSON.stringify({ ...order.answers, ...given }) })
      .where('id', '=', orderId)
      .execute();
    return true;
  });
}

/** Of what a new result was made. */
export interface AnsweredBefore {
  readonly revision: number;
  readonly answers: Answers | null;
}

export interface Reanalysis extends Omit<NewResult, 'readings'> {
  readonly madeOf: AnsweredBefore;
  readonly answers: Answers;
  /** What it is sealed with. */
  readonly sealedUnder?: readonly KeyInUse[];
}

/**
 * Puts the result that follows from other answers in the place of the one before, and makes the report again if
 * there is one. No mail goes out. The first result is kept. False when there is no result to change, or it, the
 * answers or its key are others by now: made of what was, this would take away what came meanwhile.
 */
export async function recordReanalysis(
  db: Db,
  orderId: number,
  { madeOf, answers, sealedUnder = [], ...made }: Reanalysis,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const before = await findAnalysisRow(trx, orderId);
    if (order?.progress !== 'analyzed' || !before) return false;
    if (before.revision !== madeOf.revision || !sameAnswers(order.answers, madeOf.answers)) return false;
    if (!(await hasKeys(trx, orderId, sealedUnder))) return false;
    await trx
      .updateTable('orders')
      .set({ answers: JSON.stringify(answers) })
      .where('id', '=', orderId)
      .execute();
    await replaceResult(trx, before, made);
    return true;
  });
}
