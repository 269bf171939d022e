import { type EventSource, recordPaymentEvent } from '@trueseason/shop/payment';
import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import { handlePaymentEvent, intentIdOf } from './handle-payment-event.ts';
import type { PaymentDeps } from './payment-deps.ts';

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
