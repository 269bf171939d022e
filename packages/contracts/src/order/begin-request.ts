import { WITHDRAWAL_DAYS } from '../product/promises.ts';
import { DAY_MS } from '../time/day-ms.ts';
import type { Payment } from './order-status.ts';

/** What EU, EEA and UK buyers accept: we start at once, and withdrawal ends with delivery. New text, new version. */
export const BEGIN_REQUEST = {
  version: '2026-11-20',
  statement:
    'Start my analysis right away. I know that I lose my right of withdrawal once my result has been delivered.',
} as const;

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
