import { recordProviderEvent } from '@trueseason/db';
import { recordBounce, recordMailSent } from '@trueseason/orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { handlePaymentEvent } from '../payments/handle-event.ts';

const MAX_EVENT_BYTES = 1024 * 1024;

/** What providers tell us. An event is a hint: what it claims is fetched again from its source. */
export async function webhookRoutes(app: FastifyInstance, { db, payments, mailEvents }: GatewayDeps): Promise<void> {
  // Signatures cover the bytes as sent, so nothing may parse them first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const header = (request: FastifyRequest, name: string) => String(request.headers[name] ?? '');

  app.post('/api/webhooks/stripe', { bodyLimit: MAX_EVENT_BYTES }, async (request) => {
    const event = payments.readEvent(request.body as Buffer, header(request, 'stripe-signature'));
    const outcome = await handlePaymentEvent({ db, payments }, event);
    // Money that fits no order is for an operator to look at.
    request.log[outcome === 'mismatch' ? 'warn' : 'info'](
      { event: event.id, type: event.type, outcome },
      'a payment event',
    );
    // Last, so that an event whose handling failed is not on record as handled.
    await recordProviderEvent(db, event.id, event.type);
    return { received: true };
  });

  app.post('/api/webhooks/sendgrid', { bodyLimit: MAX_EVENT_BYTES }, async (request) => {
    const events = mailEvents.read(
      request.body as Buffer,
      header(request, 'x-twilio-email-event-webhook-signature'),
      header(request, 'x-twilio-email-event-webhook-timestamp'),
    );
    for (const { mailId, accepted, messageId, bounced } of events) {
      if (accepted) await recordMailSent(db, mailId, messageId);
      if (bounced) await recordBounce(db, mailId, bounced);
    }
    return { received: true };
  });
}
