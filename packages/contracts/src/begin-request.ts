import { DAY_MS } from './day-ms.ts';
import type { Payment } from './order-status.ts';
import { WITHDRAWAL_DAYS } from './promises.ts';

/*
 * What buyers in the EU, the EEA and the UK accept before paying: the analysis starts at once, and the right of
 * withdrawal ends with delivery. A new text needs a new version.
 */
export const BEGIN_REQUEST = {
  version: '2026-11-20',
  statement:
    'Start my analysis right away. I know that I lose my right of withdrawal once my result has been delivered.',
} as const;

/** Inputs of the right of withdrawal. */
export interface Withdrawable {
  readonly payment: Payment;
  readonly settledAt: Date | null;
  readonly completedAt: Date | null;
  /** Whether the buyer asked to start at once. */
  readonly beginRequested: boolean;
}

/** Whether a purchase can be withdrawn: within the legal period, unless delivered on request. */
export function mayWithdraw({ payment, settledAt, completedAt, beginRequested }: Withdrawable, now: Date): boolean {
  if (payment !== 'paid' || !settledAt) return false;
  if (beginRequested && completedAt) return false;
  // The purchase day does not count, and the last day counts in full.
  return now.getTime() < settledAt.getTime() + (WITHDRAWAL_DAYS + 1) * DAY_MS;
}
