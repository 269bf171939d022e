import type { Database } from '@trueseason/shop/database';
import type { PaymentRow } from '@trueseason/shop/payment';
import { findIdleReservations, findOverdueDiscounts, releaseIdleUse } from '@trueseason/shop/promo';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { settleIntent } from '../payment/settle-intent.ts';

/** How long a code's use is reserved for an unpaid order. */
const RESERVATION_MS = 60 * 60 * 1000;
/** Per round; rounds run every minute. */
const BATCH = 100;

/** Intents whose discount has expired, for all codes or one. */
export const listOverdueDiscounts = (db: Database, code?: string): Promise<PaymentRow[]> =>
  findOverdueDiscounts(db, { olderThanMs: RESERVATION_MS, limit: BATCH, code });

/** Cancels one at the provider; on the next attempt, the customer sees the full price. */
export async function endDiscount(deps: PaymentDeps, { intent_id }: PaymentRow): Promise<void> {
  await settleIntent(deps, await deps.payments.cancelIntent(intent_id));
}

/** Cancels those of a code that an operator ended. Returns how many are left for the reconciler. */
export async function endDiscountsOfCode(deps: PaymentDeps, code: string): Promise<number> {
  const overdue = await listOverdueDiscounts(deps.db, code);
  const outcomes = await Promise.allSettled(overdue.map((payment) => endDiscount(deps, payment)));
  return outcomes.filter(({ status }) => status === 'rejected').length;
}

/** Releases uses reserved by free orders that were never started. */
export async function releaseIdleReservations(db: Database): Promise<void> {
  for (const orderId of await findIdleReservations(db, RESERVATION_MS, BATCH)) await releaseIdleUse(db, orderId);
}
