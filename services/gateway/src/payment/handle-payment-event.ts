import { orderStatus } from '@trueseason/contracts';
import { recordDispute, recordRefunds } from '@trueseason/shop/flows';
import { publishUnplacedPayment } from '@trueseason/shop/order';
import {
  type EventSource,
  findCheckoutSession,
  findPayment,
  recordDecline,
  recordPaymentEvent,
  recordPaymentStep,
  recordWarning,
  settleUnplacedPayment,
} from '@trueseason/shop/payment';
import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { Dispute } from './dispute-provider.ts';
import { orderIdOf } from './order-id-of.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { adoptHostedIntent, settleHostedOrder, settleIntent } from './settle-intent.ts';

/** Events that webhooks bring and the list returns. At most twenty, or the list refuses them. */
export const PAYMENT_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'checkout.session.completed',
  'charge.refunded',
  'charge.refund.updated',
  'refund.failed',
  'radar.early_fraud_warning.created',
  'radar.early_fraud_warning.updated',
  'review.opened',
  'review.closed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][];
type PaymentEvent = Extract<Stripe.Event, { readonly type: (typeof PAYMENT_EVENTS)[number] }>;

const isPaymentEvent = (event: Stripe.Event): event is PaymentEvent =>
  PAYMENT_EVENTS.some((type) => type === event.type);

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** The payment that an event is about; null for another one's. */
export function intentIdOf(event: Stripe.Event): string | null {
  const { object } = event.data;
  if (object.object === 'payment_intent') return object.id;
  return 'payment_intent' in object ? idOf(object.payment_intent ?? null) : null;
}

/** Applies the provider's current refunds of an intent. */
export async function settleRefunds(deps: PaymentDeps, intentId: string | null): Promise<string> {
  if (!intentId) return 'ignored';
  // Events arrive in any order: a refund may come before its payment, which must not unlock anything later.
  const intent = await deps.payments.fetchIntent(intentId);
  await adoptHostedIntent(deps, intent);
  // Without an order, the books need the payment first.
  if (!(await findPayment(deps.db, intentId))) await settleIntent(deps, intent);
  const refunds = await deps.payments.fetchRefunds(intentId);
  if (refunds.cents >= intent.amountReceived) await settleUnplacedPayment(deps.db, intentId);
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
  await recordWarning(db, intentId, { id, kind, text: await payments.fetchWarning(kind, id) });
  return 'warning changed';
}

/** Applies the provider's current state of a dispute. */
export async function settleDispute(deps: PaymentDeps, dispute: Dispute): Promise<string> {
  const { intentId, status } = dispute;
  if (!intentId) return 'ignored';
  // The dispute may come before its payment.
  await settleIntent(deps, await deps.payments.fetchIntent(intentId));
  await recordDispute(deps.db, intentId, dispute);
  return `dispute ${status}`;
}

/** Handles the provider's event. It is only a hint: the state is read from the provider. */
export async function handlePaymentEvent(deps: PaymentDeps, event: Stripe.Event): Promise<string> {
  if (!isPaymentEvent(event)) return 'ignored';
  switch (event.type) {
    case 'payment_intent.canceled':
      // Most we canceled ourselves.
      if ((await findPayment(deps.db, event.data.object.id))?.state !== 'open') return 'ignored';
      return settleIntent(deps, await deps.payments.fetchIntent(event.data.object.id));
    case 'payment_intent.succeeded':
      return settleIntent(deps, await deps.payments.fetchIntent(event.data.object.id));
    case 'payment_intent.payment_failed': {
      const { id: intentId, last_payment_error: error } = event.data.object;
      const code = error?.decline_code ?? error?.code ?? null;
      const declinedAt = new Date(event.created * 1000);
      const outcome = await recordDecline(deps.db, { eventId: event.id, intentId, code, declinedAt });
      // The next attempt opens a new intent, subject to the limits.
      if (outcome === 'intent_spent') return settleIntent(deps, await deps.payments.cancelIntent(intentId));
      return 'declined';
    }
    case 'payment_intent.processing':
    case 'payment_intent.requires_action': {
      const step = event.type === 'payment_intent.processing' ? 'processing' : 'bank_asks';
      const { id: intentId, metadata } = event.data.object;
      const isRecorded = await recordPaymentStep(deps.db, {
        eventId: event.id,
        intentId,
        // A hosted page's intent is not on record before it is paid.
        orderId: (await findPayment(deps.db, intentId))?.order_id ?? orderIdOf(metadata.orderId),
        step,
        at: new Date(event.created * 1000),
      });
      return isRecorded ? step : 'ignored';
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
    case 'charge.dispute.closed':
      // The event may be older than the provider's current state.
      return settleDispute(deps, await deps.payments.fetchDispute(event.data.object.id));
  }
}

/** Handles an event, however it came, and records it last, so that a failed one comes again. */
export async function takePaymentEvent(
  deps: PaymentDeps,
  event: Stripe.Event,
  source: EventSource,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<void> {
  const outcome = await handlePaymentEvent(deps, event);
  // An operator must look at payments that match no order.
  log[outcome === 'mismatch' ? 'warn' : 'info'](
    { event: event.id, type: event.type, outcome, source },
    'a payment event',
  );
  const intentId = outcome === 'ignored' ? null : intentIdOf(event);
  await recordPaymentEvent(deps.db, { id: event.id, type: event.type, intentId }, source);
}
