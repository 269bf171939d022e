import { DAY_MS, dayIn, type Payment, WITHDRAWAL_DAYS } from '@trueseason/contracts';

export interface Withdrawable {
  readonly payment: Payment;
  /** By the owner's setting and the country of the card. */
  readonly isExcluded: boolean;
  readonly settledAt: Date | null;
  readonly completedAt: Date | null;
  /** Whether the buyer asked to start at once, and the mail that confirms it was accepted. */
  readonly beginConfirmed: boolean;
}

/** The last day of the legal period; the purchase day does not count. */
export const lastWithdrawalDay = (settledAt: Date): Date => new Date(settledAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);

/** Days, by UTC, that a letter of withdrawal may bear: the first and the last. */
export interface LetterDays {
  readonly from: string;
  readonly until: string;
}

/**
 * The days of letters that withdraw a purchase; null if it cannot be withdrawn. A letter counts from the day it was sent,
 * so what was delivered after that day ended nothing. Buyers west of UTC may have bought on the day before.
 */
export function letterDays(
  { payment, isExcluded, settledAt, completedAt, beginConfirmed }: Withdrawable,
  now: Date,
): LetterDays | null {
  if (payment !== 'paid' || isExcluded || !settledAt) return null;
  const lastMoment = new Date(lastWithdrawalDay(settledAt).getTime() + DAY_MS - 1);
  const days = [now, lastMoment, ...(beginConfirmed && completedAt ? [completedAt] : [])].map((end) =>
    dayIn('UTC', end),
  );
  return { from: dayIn('UTC', new Date(settledAt.getTime() - DAY_MS)), until: days.toSorted()[0] ?? '' };
}

/** Whether a purchase can be withdrawn: within the legal period, unless delivered on a request that was confirmed. */
export function mayWithdraw(
  { payment, isExcluded, settledAt, completedAt, beginConfirmed }: Withdrawable,
  now: Date,
): boolean {
  if (payment !== 'paid' || isExcluded || !settledAt) return false;
  if (beginConfirmed && completedAt) return false;
  // The last day counts in full.
  return now.getTime() < lastWithdrawalDay(settledAt).getTime() + DAY_MS;
}
