import { DAY_MS, type Payment, WITHDRAWAL_DAYS } from '@trueseason/contracts';

export interface Withdrawable {
  readonly payment: Payment;
  readonly settledAt: Date | null;
  readonly completedAt: Date | null;
  /** Whether the buyer asked to start at once, and the mail that confirms it was accepted. */
  readonly beginConfirmed: boolean;
}

/** The last day of the legal period; the purchase day does not count. */
export const lastWithdrawalDay = (settledAt: Date): Date => new Date(settledAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);

/** Whether a purchase can be withdrawn: within the legal period, unless delivered on a request that was confirmed. */
export function mayWithdraw({ payment, settledAt, completedAt, beginConfirmed }: Withdrawable, now: Date): boolean {
  if (payment !== 'paid' || !settledAt) return false;
  if (beginConfirmed && completedAt) return false;
  // The last day counts in full.
  return now.getTime() < lastWithdrawalDay(settledAt).getTime() + DAY_MS;
}
