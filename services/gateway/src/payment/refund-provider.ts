import type { ProviderRefunds, RefundPart, RefundResult } from '@trueseason/shop/flows';
import type { BookedRefund } from '@trueseason/shop/ledger';
import Stripe from 'stripe';
import { ProblemError } from '../http/problem-error.ts';
import { callProvider, createdSince, isInvalidRequest, isRefusal, listPages } from './call-provider.ts';

export interface RefundProvider {
  /** Refunds the remainder, or part of it; simultaneous calls make one refund. Returns all refunds. */
  refund(intentId: string, part?: RefundPart): Promise<RefundResult>;
  /** Makes the newest refund again, of the same amount, if it failed; simultaneous calls make one. */
  repeatFailedRefund(intentId: string): Promise<RefundResult>;
  fetchRefunds(intentId: string): Promise<ProviderRefunds>;
  /** Intents with refunds made since then, by page. @throws payment_provider_unavailable */
  listRefundedIntents(since: Date): AsyncIterable<readonly string[]>;
  /** The current text of an early fraud warning or review; null once closed. */
  fetchWarning(kind: 'fraud_warning' | 'review', id: string): Promise<string | null>;
  /** Ends an intent's open review, if there is one. */
  approveReview(intentId: string): Promise<void>;
}

const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

const MOVED = ['balance_transaction', 'failure_balance_transaction'] as const;

const movedAt = (moved: string | Stripe.BalanceTransaction | null | undefined): Date | null =>
  moved && typeof moved !== 'string' ? new Date(moved.created * 1000) : null;

const toBooked = (refund: Stripe.Refund): BookedRefund => ({
  id: refund.id,
  cents: refund.amount,
  currency: refund.currency,
  at: movedAt(refund.balance_transaction) ?? new Date(refund.created * 1000),
  failedAt: hasFailed(refund) ? (movedAt(refund.failure_balance_transaction) ?? new Date()) : null,
});

/** @param refunds newest first */
const totalRefunds = (refunds: readonly Stripe.Refund[]): ProviderRefunds => ({
  cents: refunds.filter((refund) => !hasFailed(refund)).reduce((sum, { amount }) => sum + amount, 0),
  failed: refunds[0] !== undefined && hasFailed(refunds[0]),
  each: refunds.map(toBooked),
});

const DISPUTED = 'This payment is disputed. It is settled with the bank, not by a refund.';

export function createRefundProvider(stripe: Stripe): RefundProvider {
  const listRefunds = async (payment_intent: string): Promise<Stripe.Refund[]> =>
    (
      await callProvider(
        stripe.refunds.list({ payment_intent, limit: 100, expand: MOVED.map((part) => `data.${part}`) }),
      )
    ).data;
  const provider: RefundProvider = {
    refund: async (id, part) => {
      const earlierRefunds = await listRefunds(id);
      const earlierTotals = totalRefunds(earlierRefunds);
      // There was another refund since the operator looked.
      if (part && earlierTotals.cents !== part.refundedBefore) return { ...earlierTotals, refund: null };
      const refundParams = { payment_intent: id, expand: [...MOVED], ...(part && { amount: part.cents }) };
      // Counted, because the key of a failed refund only returns that failure.
      const refund = stripe.refunds.create(refundParams, { idempotencyKey: `refund-${id}-${earlierRefunds.length}` });
      const newRefund = await callProvider(refund).catch(async (error: unknown) => {
        if (error instanceof Stripe.errors.StripeIdempotencyError) return null;
        if (isRefusal(error, 'charge_disputed')) throw new ProblemError('bad_request', { message: DISPUTED });
        // Refunded elsewhere in the meantime: all of it, or too much of it to refund what was requested.
        if (isInvalidRequest(error) && totalRefunds(await listRefunds(id)).cents !== earlierTotals.cents) return null;
        if (isRefusal(error, 'charge_already_refunded')) return null;
        throw error;
      });
      if (!newRefund) return { ...totalRefunds(await listRefunds(id)), refund: null };
      return {
        ...totalRefunds([newRefund, ...earlierRefunds]),
        refund: { id: newRefund.id, cents: newRefund.amount, currency: newRefund.currency },
      };
    },
    repeatFailedRefund: async (id) => {
      const earlierRefunds = await listRefunds(id);
      const [newestRefund] = earlierRefunds;
      const totals = totalRefunds(earlierRefunds);
      if (!newestRefund || !totals.failed) return { ...totals, refund: null };
      return provider.refund(id, { cents: newestRefund.amount, refundedBefore: totals.cents });
    },
    fetchRefunds: async (id) => totalRefunds(await listRefunds(id)),
    async *listRefundedIntents(since) {
      for await (const page of listPages((page) => stripe.refunds.list({ ...page, created: createdSince(since) }))) {
        const intents = page.map(({ payment_intent }) => payment_intent).filter((intent) => intent !== null);
        yield [...new Set(intents.map((intent) => (typeof intent === 'string' ? intent : intent.id)))];
      }
    },
    approveReview: async (intentId) => {
      const { review } = await callProvider(stripe.paymentIntents.retrieve(intentId));
      if (!review) return;
      const id = typeof review === 'string' ? review : review.id;
      const { open } = await callProvider(stripe.reviews.retrieve(id));
      if (open) await callProvider(stripe.reviews.approve(id));
    },
    fetchWarning: async (kind, id) => {
      if (kind === 'review') {
        const { open, reason } = await callProvider(stripe.reviews.retrieve(id));
        return open ? reason : null;
      }
      const { actionable, fraud_type } = await callProvider(stripe.radar.earlyFraudWarnings.retrieve(id));
      return actionable ? fraud_type : null;
    },
  };
  return provider;
}
