import { listExpiredDiscounts } from '@trueseason/shop/flows';
import type { PaymentRow } from '@trueseason/shop/payment';
import type { PaymentDeps } from './payment-deps.ts';
import { settleIntent } from './settle-intent.ts';

/** Cancels an intent at the provider; on the next attempt, the customer sees the full price. */
export async function endDiscount(deps: PaymentDeps, { intent_id }: PaymentRow): Promise<void> {
  await settleIntent(deps, await deps.payments.cancelIntent(intent_id));
}

/** Cancels those of a code that an operator ended. Returns how many are left for the reconciler. */
export async function endDiscountsOfCode(deps: PaymentDeps, code: string): Promise<number> {
  const expired = await listExpiredDiscounts(deps.db, code);
  const outcomes = await Promise.allSettled(expired.map((payment) => endDiscount(deps, payment)));
  return outcomes.filter(({ status }) => status === 'rejected').length;
}
