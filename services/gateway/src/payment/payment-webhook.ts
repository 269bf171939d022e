import type { GatewayDeps } from '../deps.ts';
import type { HandlersFor } from '../http/handler.ts';
import { takePaymentEvent } from './handle-payment-event.ts';

/** Events of the payment provider. */
export function paymentWebhook(deps: GatewayDeps): HandlersFor<'stripeWebhook'> {
  return {
    stripeWebhook: async ({ payload, signature, request }) => {
      await takePaymentEvent(deps, deps.payments.readEvent(payload, signature), 'webhook', request.log);
      return { received: true };
    },
  };
}
