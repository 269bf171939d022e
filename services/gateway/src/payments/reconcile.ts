import { findRefundsDue, takeUncheckedCheckouts, takeUncheckedPayments } from '@trueseason/db';
import { recordRefund } from '@trueseason/orders';
import type { PaymentDeps } from './settle.ts';
import { settleCheckout, settleIntent } from './settle.ts';

/** A webhook usually comes within seconds; what is younger is left to it. */
const PATIENCE_MS = 30_000;
/** The provider ends hosted pages after a day; a second one is for clocks and outages. */
const CHECKOUT_MS = 48 * 60 * 60 * 1000;
const ABANDONED_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

const ago = (ms: number) => new Date(Date.now() - ms);

export interface Reconciled {
  settled: number;
  refunded: number;
  /** Calls that the provider did not answer; the next round asks again. */
  failed: number;
}

/**
 * Settles what was paid while we did not hear of it, and gives money back where other photos were asked
 * for and none came within `refundAfterDays`.
 */
export async function reconcileOnce(deps: PaymentDeps, refundAfterDays: number): Promise<Reconciled> {
  const { db, payments } = deps;
  const done: Reconciled = { settled: 0, refunded: 0, failed: 0 };
  const attempt = async (work: () => Promise<void>) => {
    await work().catch(() => {
      done.failed += 1;
    });
  };
  for (const { intent_id, created_at } of await takeUncheckedPayments(db, ago(PATIENCE_MS), BATCH)) {
    await attempt(async () => {
      // An abandoned intent is cancelled, so that it cannot be paid behind our back and need not be asked about.
      const abandoned = created_at < ago(ABANDONED_MS);
      const intent = await (abandoned ? payments.cancelIntent(intent_id) : payments.fetchIntent(intent_id));
      if ((await settleIntent(deps, intent)) === 'settled') done.settled += 1;
    });
  }
  const checkouts = { madeSince: ago(CHECKOUT_MS), checkedBefore: ago(PATIENCE_MS), limit: BATCH };
  for (const session of await takeUncheckedCheckouts(db, checkouts)) {
    await attempt(async () => {
      const order = await settleCheckout(deps, session.session_id, session.order_id);
      if (order.payment === 'paid') done.settled += 1;
    });
  }
  for (const { intent_id } of await findRefundsDue(db, refundAfterDays, BATCH)) {
    await attempt(async () => {
      await payments.refund(intent_id);
      // The provider's own event may be faster than this.
      await recordRefund(db, intent_id);
      done.refunded += 1;
    });
  }
  return done;
}
