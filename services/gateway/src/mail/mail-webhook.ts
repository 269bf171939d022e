import { recordMailOutcome, recordMailSent } from '@trueseason/shop/mail';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersFor } from '../http/handler.ts';

/** Events of the mail provider. */
export function mailWebhook({ db, mailEvents }: GatewayDeps): HandlersFor<'sendgridWebhook'> {
  return {
    sendgridWebhook: async ({ payload, signature, request }) => {
      const signedAt = String(request.headers['x-twilio-email-event-webhook-timestamp'] ?? '');
      for (const { mailId, accepted, messageId, outcome, trouble } of mailEvents.read(payload, signature, signedAt)) {
        if (accepted) await recordMailSent(db, mailId, messageId);
        if (outcome) await recordMailOutcome(db, mailId, outcome, trouble);
      }
      return { received: true };
    },
  };
}
