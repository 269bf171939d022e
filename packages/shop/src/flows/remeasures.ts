import type { Database, Transaction } from '../database/index.ts';
import { cancelScheduledMail, findNewestMail, postponeMail, scheduleMail } from '../mail/index.ts';
import { lockOrder, transact } from '../order/index.ts';
import { issueOneUseCode } from '../promo/index.ts';
import { findRemeasure, insertRemeasure, remeasureOpensAt, remeasureState } from '../remeasure/index.ts';

/** A year-old result's free remeasure code, created once. Null if too early, used or refunded. */
export async function openRemeasure(db: Database, orderId: number): Promise<string | null> {
  return transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    const remeasure = await findRemeasure(trx, orderId);
    if (!remeasure || remeasureState(remeasure, new Date()) !== 'open') return null;
    if (remeasure.code) return remeasure.code;
    const code = await issueOneUseCode(trx, 'remeasure', null);
    await insertRemeasure(trx, orderId, code);
    return code;
  });
}

/** Cancels the reminder if it is unsent. */
export const cancelReminder = (trx: Transaction, orderId: number): Promise<void> =>
  cancelScheduledMail(trx, orderId, 'remeasure');

/** A new completion postpones the pending reminder by a year. */
export const postponeReminder = (trx: Transaction, orderId: number, completedAt: Date): Promise<void> =>
  postponeMail(trx, orderId, 'remeasure', remeasureOpensAt(completedAt));

/** Sets or cancels the reminder. */
export async function setRemeasureReminder(
  db: Database,
  orderId: number,
  isWanted: boolean,
): Promise<'done' | 'no_address' | 'not_open'> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!isWanted) {
      await cancelReminder(trx, orderId);
      return 'done';
    }
    const remeasure = await findRemeasure(trx, orderId);
    if (!remeasure?.completedAt || remeasureState(remeasure, new Date()) !== 'waiting') return 'not_open';
    if (!order?.email) return 'no_address';
    const last = await findNewestMail(trx, orderId, 'remeasure');
    // A sent or canceled one was about an earlier result.
    if (last && last.state !== 'sent' && last.state !== 'failed') return 'done';
    const opensAt = remeasureOpensAt(remeasure.completedAt);
    await scheduleMail(trx, orderId, 'remeasure', (last?.round ?? 0) + 1, opensAt);
    return 'done';
  });
}
