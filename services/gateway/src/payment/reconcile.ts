import { findRefundsDue, listExpiredDiscounts, releaseIdleReservations } from '@trueseason/shop/flows';
import { claimAbandonedPayments } from '@trueseason/shop/payment';
import { endDiscount } from './end-discounts.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { refundAutomatically } from './refund-automatically.ts';
import { settleIntent } from './settle-intent.ts';
import { workOnEach } from './work-on-each.ts';

const BATCH = 100;

export interface ReconcileCounts {
  refunded: number;
  /** Failed provider calls, retried next round. */
  failed: number;
}

/**
 * Makes the provider follow our records: cancels abandoned intents and ended discounts; refunds orders that got no new
 * photos within `refundAfterDays`, and withdrawals and ended gifts whose refund failed.
 */
export async function reconcilePayments(deps: PaymentDeps, refundAfterDays: number): Promise<ReconcileCounts> {
  const { db, payments } = deps;
  const counts: ReconcileCounts = { refunded: 0, failed: 0 };

  async function workOn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
    counts.failed += (await workOnEach(items, work)).length;
  }

  await workOn(await claimAbandonedPayments(db), async ({ intent_id }) => {
    await settleIntent(deps, await payments.cancelIntent(intent_id));
  });
  await workOn(await listExpiredDiscounts(db), (payment) => endDiscount(deps, payment));
  await releaseIdleReservations(db);
  await workOn(await findRefundsDue(db, refundAfterDays, BATCH), async ({ intent_id, order_id, reason }) => {
    await refundAutomatically(deps, { intentId: intent_id, orderId: order_id }, reason);
    counts.refunded += 1;
  });
  return counts;
}
