import { claimCheckoutsToCheck, claimPaymentsToCheck, findRefundsDue } from '@trueseason/shop/payment';
import { listExpiredDiscounts, releaseIdleReservations } from '@trueseason/shop/promo';
import { endDiscount } from '../promo/end-discounts.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { refundAutomatically } from './refund-automatically.ts';
import { settleHostedOrder, settleIntent } from './settle-intent.ts';

/** Webhooks usually arrive within seconds; leave newer payments to them. */
export const WEBHOOK_GRACE_MS = 30_000;
const BATCH = 100;
/** Concurrent requests; the provider allows about a hundred per second. */
const CONCURRENCY = 5;

export interface ReconcileCounts {
  settled: number;
  refunded: number;
  /** Failed provider calls, retried next round. */
  failed: number;
}

/**
 * Settles payments whose webhooks were lost. Refunds orders that got no new photos within `refundAfterDays`, and
 * withdrawals and ended gifts whose refund failed.
 */
export async function reconcilePayments(
  deps: PaymentDeps,
  refundAfterDays: number,
  graceMs = WEBHOOK_GRACE_MS,
): Promise<ReconcileCounts> {
  const { db, payments } = deps;
  const counts: ReconcileCounts = { settled: 0, refunded: 0, failed: 0 };

  async function processBatch<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
    for (let at = 0; at < items.length; at += CONCURRENCY) {
      const outcomes = await Promise.allSettled(items.slice(at, at + CONCURRENCY).map(work));
      counts.failed += outcomes.filter(({ status }) => status === 'rejected').length;
    }
  }
  /** Takes batches until one is not full, which ends because taken items are marked. */
  async function processAll<Item>(
    take: () => Promise<readonly Item[]>,
    work: (item: Item) => Promise<void>,
  ): Promise<void> {
    let batch: readonly Item[];
    do {
      batch = await take();
      await processBatch(batch, work);
    } while (batch.length === BATCH);
  }

  await processAll(
    () => claimPaymentsToCheck(db, { patienceMs: graceMs, limit: BATCH }),
    async ({ intent_id, abandoned }) => {
      const intent = await (abandoned ? payments.cancelIntent(intent_id) : payments.fetchIntent(intent_id));
      if ((await settleIntent(deps, intent)) === 'settled') counts.settled += 1;
    },
  );
  await processAll(
    () => claimCheckoutsToCheck(db, { patienceMs: graceMs, limit: BATCH }),
    async ({ session_id, order_id }) => {
      const order = await settleHostedOrder(deps, session_id, order_id);
      if (order.payment === 'paid') counts.settled += 1;
    },
  );
  await processBatch(await listExpiredDiscounts(db), (payment) => endDiscount(deps, payment));
  await releaseIdleReservations(db);
  await processBatch(await findRefundsDue(db, refundAfterDays, BATCH), async ({ intent_id, order_id, reason }) => {
    await refundAutomatically(deps, { intentId: intent_id, orderId: order_id }, reason);
    counts.refunded += 1;
  });
  return counts;
}
