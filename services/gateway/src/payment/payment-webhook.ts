import { recordPaymentEvent } from '@trueseason/shop/payment';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersFor } from '../http/handler.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';

/** Events of the payment provider. */
export function paymentWebhook(deps: GatewayDeps): HandlersFor<'stripeWebhook'> {
  const { db, payments } = deps;
  return {
    stripeWebhook: async ({ payload, signature, request }) => {
      const event = payments.readEvent(payload, signature);
      const outcome = await handlePaymentEvent(deps, event);
      // An operator must look at payments that match no order.
      request.log[outcome === 'mismatch' ? 'warn' : 'info'](
        { event: event.id, type: event.type, outcome },
        'a payment event',
      );
      // Record last, so failed events are retried.
      await recordPaymentEvent(db, event.id, event.type);
      return { received: true };
    },
  };
}
