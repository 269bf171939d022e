import type { Answers } from '@trueseason/contracts';
import { type Db, lockOrder } from '@trueseason/db';
import { transact } from './order-events.ts';
import { lockUnchanged, type MadeFrom, type NewResult, replaceResult } from './replace-result.ts';

/** Stores answers for the pending analysis. False if it is done: then the result must be updated. */
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
 * Replaces the result after new answers and renders the report again, without a mail. Keeps the first result. False if
 * there is no result, or it, the answers or the key changed meanwhile.
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
