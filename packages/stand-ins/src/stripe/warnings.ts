import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answer } from './answer.ts';
import { moveBalance } from './balance.ts';
import { paidCharge } from './disputes.ts';
import { invalid, noSuch } from './errors.ts';
import { type FraudWarning, fraudWarningOf, type Refund, type Review, reviewOf } from './objects.ts';
import type { PaymentContext } from './payment-context.ts';

/** The customer's bank sends the newest refund of an intent back. */
function failRefund(context: PaymentContext, intentId: string): Refund {
  const { state, hooks } = context;
  const charge = paidCharge(context, intentId);
  const last = state.refunds.all().find(({ payment_intent }) => payment_intent === intentId);
  if (last?.status !== 'succeeded') throw invalid('There is no refund to fail.');
  const refund = state.refunds.put(last.id, {
    ...last,
    failure_balance_transaction: moveBalance(state, {
      type: 'refund_failure',
      amount: last.amount,
      currency: last.currency,
      fee: 0,
      source: last.id,
    }).id,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  });
  state.charges.put(charge.id, {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  });
  hooks.emit('refund.failed', refund);
  hooks.emit('charge.refund.updated', refund);
  return refund;
}

/** An operator lets the payment pass. */
export function approveReview({ state, hooks }: PaymentContext, id: string): Review {
  const review = state.reviews.get(id);
  if (!review) throw noSuch('review', id);
  if (!review.open) throw invalid('This review is already closed.');
  const approved = { ...review, open: false, closed_reason: 'approved', reason: 'approved' };
  state.reviews.put(id, approved);
  hooks.emit('review.closed', approved);
  return approved;
}

/** Risk checks warn of an intent's payment; the second call ends the review. */
function review(context: PaymentContext, intentId: string): Review {
  const { state, hooks } = context;
  const openReview = state.reviews.all().find(({ payment_intent }) => payment_intent === intentId);
  if (openReview) return approveReview(context, openReview.id);
  const review = reviewOf(paidCharge(context, intentId));
  state.reviews.put(review.id, review);
  hooks.emit('review.opened', review);
  return review;
}

function warn(context: PaymentContext, intentId: string): FraudWarning {
  const newWarning = fraudWarningOf(paidCharge(context, intentId));
  const warning = context.state.fraudWarnings.put(newWarning.id, newWarning);
  context.hooks.emit('radar.early_fraud_warning.created', warning);
  return warning;
}

const about = z.object({ paymentIntent: z.string() });

/** What else happens to a payment, for tests: POST /_refunds/fail, /_reviews and /_fraud-warnings. */
export function warningControls(app: FastifyInstance, context: PaymentContext): void {
  for (const [path, act] of [
    ['/_refunds/fail', failRefund],
    ['/_reviews', review],
    ['/_fraud-warnings', warn],
  ] as const)
    app.post(path, async ({ body }, reply) => answer(reply, () => act(context, about.parse(body).paymentIntent)));
}
