import type { Db } from '@trueseason/shop/database';
import type { PaymentRow } from '@trueseason/shop/payment';
import { findIdleReservations, findOverdueDiscounts, releaseIdleUse } from '@trueseason/shop/promo';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { settleIntent } from '../payment/settle.ts';

/** How long a code's use is reserved for an unpaid order. */
const RESERVED_MS = 60 * 60 * 1000;
/** Per round; rounds run every minute. */
const BATCH = 100;

/** Intents whose discount has expired, for all codes or one. */
export const overdueDiscounts = (db: Db, code?: string): Promise<PaymentRow[]> =>
  findOverdueDiscounts(db, { olderThanMs: RESERVED_MS, limit: BATCH, code });

/** Cancels one at the provider; on the next attempt, the customer sees the full price. */
export async function endDiscount(deps: PaymentDeps, { intent_id }: PaymentRow): Promise<void> {
  await settleIntent(deps, await deps.payments.cancelIntent(intent_id));
}

/** Cancels those of a code that an operator ended. Returns how many are left for the reconciler. */
export async function endDiscountsOf(deps: PaymentDeps, code: string): Promise<number> {
  const overdue = await overdueDiscounts(deps.db, code);
  const answers = await Promise.allSettled(overdue.map((payment) => endDiscount(deps, payment)));
  return answers.filter(({ status }) => status === 'rejected').length;
}

/** Releases uses reserved by free orders that were never started. */
export async function releaseIdleUses(db: Db): Promise<void> {
  for (const orderId of await findIdleReservations(db, RESERVED_MS, BATCH)) await releaseIdleUse(db, orderId);
}
