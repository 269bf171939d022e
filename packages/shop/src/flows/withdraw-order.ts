import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { requestWithdrawalMail } from '../mail/index.ts';
import {
  excludeWithdrawal,
  findLastEvent,
  type LetterDays,
  letterDays,
  lockOrder,
  mayWithdraw,
  movePayment,
  type OrderRow,
  transact,
} from '../order/index.ts';
import { isBeginConfirmed } from './begin-confirmed.ts';
import { endUnusedGift } from './gifts.ts';

/** Ignores whether a gift was used. */
export async function isWithdrawable(db: Database | Transaction, order: OrderRow): Promise<boolean> {
  const { payment, no_withdrawal: isExcluded, settled_at: settledAt, completed_at: completedAt } = order;
  const isWithdrawableIf = (beginConfirmed: boolean) =>
    mayWithdraw({ payment, isExcluded, settledAt, completedAt, beginConfirmed }, new Date());
  return isWithdrawableIf(true) || (isWithdrawableIf(false) && !(await isBeginConfirmed(db, order.id)));
}

/** By the owner's setting, before the order is settled: whether its payment can be withdrawn. */
export async function setWithdrawalRight(db: Database, orderId: number, isGranted: boolean): Promise<void> {
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.payment === 'unpaid') await excludeWithdrawal(trx, orderId, !isGranted);
  });
}

/** The days that a letter of withdrawal may bear; null if none withdraws the order. Ignores whether a gift was used. */
export async function findLetterDays(db: Database | Transaction, order: OrderRow): Promise<LetterDays | null> {
  const { payment, no_withdrawal: isExcluded, settled_at: settledAt, completed_at: completedAt } = order;
  const beginConfirmed = await isBeginConfirmed(db, order.id);
  return letterDays({ payment, isExcluded, settledAt, completedAt, beginConfirmed }, new Date());
}

/** A withdrawal by letter or email, which an operator records. */
export interface WithdrawalLetter {
  /** Its date, by UTC. */
  readonly sentOn: string;
  readonly operator: string;
}

async function isLetterInTime(trx: Transaction, order: OrderRow, { sentOn }: WithdrawalLetter): Promise<boolean> {
  const days = await findLetterDays(trx, order);
  return days !== null && sentOn >= days.from && sentOn <= days.until;
}

/** Records a withdrawal, confirmed by mail: the order closes, a refund is due. False without the right. Idempotent. */
export async function withdrawOrder(db: Database, orderId: number, letter?: WithdrawalLetter): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return false;
    if (order.withdrawn_at) return true;
    const isInTime = await (letter ? isLetterInTime(trx, order, letter) : isWithdrawable(trx, order));
    if (!isInTime) return false;
    // A redeemed gift is delivered.
    if ((await endUnusedGift(trx, orderId)) === 'used') return false;
    // Requested as paid, so free limits do not apply.
    await requestWithdrawalMail(trx, orderId);
    await movePayment(trx, orderId, ['paid'], 'refunded', { withdrawn_at: sql`now()`, photos_asked_at: null });
    trx.record(orderId, 'withdrawn', letter ? { of: 'letter', day: letter.sentOn, by: letter.operator } : {});
    return true;
  });
}

/** The day of the letter that withdrew an order; null if its buyer did it on My data. */
export async function findWithdrawalLetter(db: Database, orderId: number): Promise<string | null> {
  return (await findLastEvent(db, orderId, ['withdrawn']))?.detail.day ?? null;
}
