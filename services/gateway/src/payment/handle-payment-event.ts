import { orderStatus } from '@trueseason/contracts';
import { publishUnplacedPayment } from '@trueseason/shop/order';
import {
  findCheckoutSession,
  findPayment,
  recordDecline,
  recordDispute,
  recordRefunds,
  recordWarning,
} from '@trueseason/shop/payment';
import type Stripe from 'stripe';
import type { PaymentDeps } from './payment-deps.ts';
import { adoptHostedIntent, settleHostedOrder, settleIntent } from './settle-intent.ts';

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** Applies the provider's current refunds of an intent. */
async function settleRefunds(deps: PaymentDeps, intentId: string | null): Promise<string> {
  if (!intentId) return 'ignored';
  // Events arrive in any order: a refund may come before its payment, which must not unlock anything later.
  const intent = await deps.payments.fetchIntent(intentId);
  await adoptHostedIntent(deps, intent);
  const refunds = await deps.payments.fetchRefunds(intentId);
  // For a deleted order, operators must find the customer at the provider.
  if (refunds.failed && intent.orderId !== null && !(await findPayment(deps.db, intentId)))
    publishUnplacedPayment(intent.orderId);
  return (await recordRefunds(deps.db, intentId, refunds)) ? 'refunds changed' : 'ignored';
}

interface Warning {
  readonly id: string;
  readonly payment_intent?: string | { id: string } | null;
}

/** Records the provider's current warning for operators. */
async function settleWarning(
  { db, payments }: PaymentDeps,
  kind: 'fraud_warning' | 'review',
  { id, payment_intent }: Warning,
): Promise<string> {
  const intentId = idOf(payment_intent ?? null);
  if (!intentId) return 'ignored';
  await recordWarning(db, intentId, kind, await payments.fetchWarning(kind, id));
  return 'warning changed';
}

/** Handles a verified event. Intent events are only hints: the state is read from the provider. */
export async function handlePaymentEvent(deps: PaymentDeps, event: Stripe.Event): Promise<string> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return settleIntent(deps, await deps.payments.fetchIntent(event.data.object.id));
    case 'payment_intent.payment_failed': {
      const { id: intentId, last_payment_error: error } = event.data.object;
      const outcome = await recordDecline(deps.db, event.id, intentId, error?.decline_code ?? error?.code);
      // The next attempt opens a new intent, subject to the limits.
      if (outcome === 'intent_spent') return settleIntent(deps, await deps.payments.cancelIntent(intentId));
      return 'declined';
    }
    case 'checkout.session.completed': {
      // Also copies the email address from the session.
      const orderId = await findCheckoutSession(deps.db, event.data.object.id);
      return orderId === null ? 'ignored' : orderStatus(await settleHostedOrder(deps, event.data.object.id, orderId));
    }
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.failed':
      return settleRefunds(deps, idOf(event.data.object.payment_intent));
    case 'radar.early_fraud_warning.created':
    case 'radar.early_fraud_warning.updated':
      return settleWarning(deps, 'fraud_warning', event.data.object);
    case 'review.opened':
    case 'review.closed':
      return settleWarning(deps, 'review', event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      // The event may be older than the provider's current state.
      const dispute = await deps.payments.fetchDispute(event.data.object.id);
      const { intentId } = dispute;
      if (!intentId) return 'ignored';
      await settleIntent(deps, await deps.payments.fetchIntent(intentId));
      await recordDispute(deps.db, intentId, dispute);
      return `dispute ${dispute.status}`;
    }
    default:
      return 'ignored';
  }
}
