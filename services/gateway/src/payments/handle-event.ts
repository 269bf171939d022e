import { recordDispute, recordRefund } from '@trueseason/orders';
import type Stripe from 'stripe';
import { type PaymentDeps, settleIntent } from './settle.ts';

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** Follows a verified event. Those about intents are only a hint to look: the provider is asked again. */
export async function handlePaymentEvent(deps: PaymentDeps, event: Stripe.Event): Promise<string> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return settleIntent(deps, await deps.payments.fetchIntent(event.data.object.id));
    case 'charge.refunded': {
      const intentId = idOf(event.data.object.payment_intent);
      // A part given back is between the customer and an operator; the result stays open.
      if (!intentId || !event.data.object.refunded) return 'ignored';
      return (await recordRefund(deps.db, intentId)) ? 'refunded' : 'ignored';
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const dispute = event.data.object;
      const intentId = idOf(dispute.payment_intent);
      if (!intentId) return 'ignored';
      await recordDispute(deps.db, intentId, dispute.status === 'won');
      return `dispute ${dispute.status}`;
    }
    default:
      return 'ignored';
  }
}
