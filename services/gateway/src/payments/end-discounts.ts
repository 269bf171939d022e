import { type Db, findIdleReservations, findOverdueDiscounts, type PaymentRow } from '@trueseason/db';
import { releaseIdleUse } from '@trueseason/orders';
import type { PaymentDeps } from './payment-deps.ts';
import { settleIntent } from './settle.ts';

/** So long is a use of a code kept for somebody who does not pay. */
const RESERVED_MS = 60 * 60 * 1000;
/** In one round; the next is a minute away. */
const BATCH = 100;

/** Intents that must not be paid at their price any more: of every code, or of one. */
export const overdueDiscounts = (db: Db, code?: string): Promise<PaymentRow[]> =>
  findOverdueDiscounts(db, { olderThanMs: RESERVED_MS, limit: BATCH, code });

/** Ends one at the provider; the customer is told with the next try to pay, and may pay the full price. */
export async function endDiscount(deps: PaymentDeps, { intent_id }: PaymentRow): Promise<void> {
  await settleIntent(deps, await deps.payments.cancelIntent(intent_id));
}

/** Ends those of a code that an operator has ended. Gives how many are left to the reconciler. */
export async function endDiscountsOf(deps: PaymentDeps, code: string): Promise<number> {
  const overdue = await overdueDiscounts(deps.db, code);
  const answers = await Promise.allSettled(overdue.map((payment) => endDiscount(deps, payment)));
  return answers.filter(({ status }) => status === 'rejected').length;
}

/** Uses that are reserved by orders without an intent: free ones that were not begun. */
export async function releaseIdleUses(db: Db): Promise<void> {
  for (const orderId of await findIdleReservations(db, RESERVED_MS, BATCH)) await releaseIdleUse(db, orderId);
}
