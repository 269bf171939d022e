import { recordComplaintMailEvent } from '@trueseason/shop/complaint';
import { recordMailEvent } from '@trueseason/shop/mail';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersFor } from '../http/handler.ts';

/** Events of the mail provider. */
export function mailWebhook({ db, mailEvents }: GatewayDeps): HandlersFor<'sendgridWebhook'> {
  return {
    sendgridWebhook: async ({ payload, signature, request }) => {
      const signedAt = String(request.headers['x-twilio-email-event-webhook-timestamp'] ?? '');
      for (const event of mailEvents.read(payload, signature, signedAt)) {
        await recordMailEvent(db, event);
        await recordComplaintMailEvent(db, event);
      }
      return { received: true };
    },
  };
}
