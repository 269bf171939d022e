import { DAY_MS } from './day-ms.ts';
import type { Payment } from './order-status.ts';
import { WITHDRAWAL_DAYS } from './promises.ts';

/*
 * The one home of what buyers in the EU, the EEA and the UK say before they pay: that their analysis is to begin at once,
 * and that the right of withdrawal ends with its delivery. Another text is another version.
 */
export const BEGIN_REQUEST = {
  version: '2026-11-20',
  statement:
    'Start my analysis right away. I know that I lose my right of withdrawal once my result has been delivered.',
} as const;

/** What the right of withdrawal depends on. */
export interface Withdrawable {
  readonly payment: Payment;
  readonly settledAt: Date | null;
  readonly completedAt: Date | null;
  /** Whether the buyer asked to begin at once, knowing what that ends. */
  readonly beginRequested: boolean;
}

/** Whether a purchase may be withdrawn from: within the days that the law gives, unless it was asked for and delivered. */
export function mayWithdraw({ payment, settledAt, completedAt, beginRequested }: Withdrawable, now: Date): boolean {
  if (payment !== 'paid' || !settledAt) return false;
  if (beginRequested && completedAt) return false;
  // The day of the purchase does not count, and the last one counts to its end.
  return now.getTime() < settledAt.getTime() + (WITHDRAWAL_DAYS + 1) * DAY_MS;
}
