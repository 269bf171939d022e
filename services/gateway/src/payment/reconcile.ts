import { findRefundsDue, takeUncheckedCheckouts, takeUncheckedPayments } from '@trueseason/shop/payment';
import { endDiscount, overdueDiscounts, releaseIdleUses } from '../promo/end-discounts.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { refundUnasked } from './refund-unasked.ts';
import { settleCheckout, settleIntent } from './settle.ts';

/** Webhooks usually arrive within seconds; leave newer payments to them. */
export const PATIENCE_MS = 30_000;
/** The provider expires hosted pages after a day; one more day for clock skew and outages. */
const CHECKOUT_MS = 48 * 60 * 60 * 1000;
const ABANDONED_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;
/** Concurrent requests; the provider allows about a hundred per second. */
const AT_ONCE = 5;

const ago = (ms: number) => new Date(Date.now() - ms);

export interface Reconciled {
  settled: number;
  refunded: number;
  /** Failed provider calls, retried next round. */
  failed: number;
}

/**
 * Settles payments whose webhooks were lost. Refunds orders that got no new photos within `refundAfterDays`, and
 * withdrawals and ended gifts whose refund failed.
 */
export async function reconcileOnce(
  deps: PaymentDeps,
  refundAfterDays: number,
  patienceMs = PATIENCE_MS,
): Promise<Reconciled> {
  const { db, payments } = deps;
  const done: Reconciled = { settled: 0, refunded: 0, failed: 0 };

  async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
    for (let at = 0; at < items.length; at += AT_ONCE) {
      const answers = await Promise.allSettled(items.slice(at, at + AT_ONCE).map(work));
      done.failed += answers.filter(({ status }) => status === 'rejected').length;
    }
  }
  /** Takes batches until one is not full, which ends because taken items are marked. */
  async function all<Item>(take: () => Promise<readonly Item[]>, work: (item: Item) => Promise<void>): Promise<void> {
    let taken: readonly Item[];
    do {
      taken = await take();
      await each(taken, work);
    } while (taken.length === BATCH);
  }

  await all(
    () => takeUncheckedPayments(db, { patienceMs, limit: BATCH }),
    async ({ intent_id, created_at }) => {
      // Abandoned intents are canceled, so they cannot be paid later and need no polling.
      const abandoned = created_at < ago(ABANDONED_MS);
      const intent = await (abandoned ? payments.cancelIntent(intent_id) : payments.fetchIntent(intent_id));
      if ((await settleIntent(deps, intent)) === 'settled') done.settled += 1;
    },
  );
  await all(
    () => takeUncheckedCheckouts(db, { madeSince: ago(CHECKOUT_MS), checkedBefore: ago(patienceMs), limit: BATCH }),
    async ({ session_id, order_id }) => {
      const order = await settleCheckout(deps, session_id, order_id);
      if (order.payment === 'paid') done.settled += 1;
    },
  );
  await each(await overdueDiscounts(db), (payment) => endDiscount(deps, payment));
  await releaseIdleUses(db);
  await each(await findRefundsDue(db, refundAfterDays, BATCH), async ({ intent_id, order_id, because }) => {
    await refundUnasked(deps, { intentId: intent_id, orderId: order_id }, because);
    done.refunded += 1;
  });
  return done;
}
