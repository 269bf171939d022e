import { DECLINES, orderStatus } from '@trueseason/contracts';
import { findCheckoutSession, recordDecline } from '@trueseason/db';
import { recordRefund } from '@trueseason/orders';
import type Stripe from 'stripe';
import type { PaymentDeps } from './payment-deps.ts';
import { adoptHostedIntent, settleCheckout, settleIntent } from './settle.ts';
import { settleDispute } from './settle-dispute.ts';

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** Handles a verified event. Intent events are only hints: the state is read from the provider. */
export async function handlePaymentEvent(deps: PaymentDeps, event: Stripe.Event): Promise<string> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return settleIntent(deps, await deps.payments.fetchIntent(event.data.object.id));
    case 'payment_intent.payment_failed': {
      const intentId = event.data.object.id;
      const declines = await recordDecline(deps.db, event.id, intentId);
      // The next try opens a new intent, which is subject to the limits.
      if (declines >= DECLINES.intent) return settleIntent(deps, await deps.payments.cancelIntent(intentId));
      return 'declined';
    }
    case 'checkout.session.completed': {
      // Copies the email address from the hosted page's session.
      const orderId = await findCheckoutSession(deps.db, event.data.object.id);
      return orderId === null ? 'ignored' : orderStatus(await settleCheckout(deps, event.data.object.id, orderId));
    }
    case 'charge.refunded': {
      const intentId = idOf(event.data.object.payment_intent);
      // A partial refund is between the customer and an operator; the result stays open.
      if (!intentId || !event.data.object.refunded) return 'ignored';
      // Events arrive in any order: a refund may come before its payment, which must not unlock anything later.
      await adoptHostedIntent(deps, await deps.payments.fetchIntent(intentId));
      return (await recordRefund(deps.db, intentId)) ? 'refunded' : 'ignored';
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      // The event may be older than the provider's current state.
      const dispute = await deps.payments.fetchDispute(event.data.object.id);
      const { intentId } = dispute;
      if (!intentId) return 'ignored';
      await settleIntent(deps, await deps.payments.fetchIntent(intentId));
      await settleDispute(deps, intentId, dispute.status);
      return `dispute ${dispute.status}`;
    }
    default:
      return 'ignored';
  }
}
