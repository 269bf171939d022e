import type { PROGRAM_ROUTES } from '@trueseason/contracts';
import { recordMailOutcome, recordMailSent } from '@trueseason/shop/mail';
import { recordProviderEvent } from '@trueseason/shop/payment';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersOf } from '../http/handler.ts';
import { handlePaymentEvent } from '../payment/handle-event.ts';
import { openApi } from './openapi.ts';

/** Never changes while the process runs. */
const CACHED = 'public, max-age=300';

/** Webhooks and the API documents. */
export function programHandlers(deps: GatewayDeps): HandlersOf<typeof PROGRAM_ROUTES> {
  const { db, payments, mailEvents, config } = deps;
  const contract = openApi(config.PUBLIC_URL);
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
      await recordProviderEvent(db, event.id, event.type);
      return { received: true };
    },
    sendgridWebhook: async ({ payload, signature, request }) => {
      const signedAt = String(request.headers['x-twilio-email-event-webhook-timestamp'] ?? '');
      for (const { mailId, accepted, messageId, outcome, trouble } of mailEvents.read(payload, signature, signedAt)) {
        if (accepted) await recordMailSent(db, mailId, messageId);
        if (outcome) await recordMailOutcome(db, mailId, outcome, trouble);
      }
      return { received: true };
    },
    getOpenApi: async ({ reply }) => {
      reply.header('cache-control', CACHED);
      return contract;
    },
  };
}
