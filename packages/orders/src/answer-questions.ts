import type { Answers } from '@trueseason/contracts';
import { type Db, lockOrder } from '@trueseason/db';
import { transact } from './order-events.ts';
import { lockUnchanged, type MadeFrom, type NewResult, replaceResult } from './replace-result.ts';

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

export interface Reanalysis extends Omit<NewResult, 'readings'> {
  readonly madeFrom: MadeFrom;
  readonly answers: Answers;
}

/**
 * Puts the result that follows from other answers in the place of the one before, and makes the report again if
 * there is one. No mail goes out. The first result is kept. False when there is no result to change, or it, the
 * answers or its key have changed: made from what was, this would undo those changes.
 */
export async function recordReanalysis(
  db: Db,
  orderId: number,
  { madeFrom, answers, ...made }: Reanalysis,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const unchanged = await lockUnchanged(trx, orderId, madeFrom);
    if (unchanged?.order.progress !== 'analyzed') return false;
    await trx
      .updateTable('orders')
      .set({ answers: JSON.stringify(answers) })
      .where('id', '=', orderId)
      .execute();
    await replaceResult(trx, unchanged.before, made);
    return true;
  });
}
