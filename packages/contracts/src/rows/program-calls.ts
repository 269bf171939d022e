import { z } from 'zod';
import type { PROGRAM_ROUTES } from '../routes/routes.ts';
import { anyone } from './access.ts';
import { type CallsOf, charged, small } from './call.ts';
import { per } from './limit.ts';

const received = z.object({ received: z.literal(true) });
/** Compressing each takes milliseconds of the only thread. */
const ofLargeText = [per('address', 30, 1)] as const;

export const PROGRAM_CALLS = {
  stripeWebhook: {
    summary: 'Webhook of the payment provider. Events are hints: their claims are fetched from the provider.',
    effects: ['rows', 'provider'],
    ...charged('events', { who: 'provider', signature: 'Stripe-Signature', goodForSeconds: 300 }),
    response: received,
    problems: ['payment_provider_unavailable'],
    example: { response: { received: true } },
  },
  sendgridWebhook: {
    summary: 'Webhook of the mail provider.',
    effects: ['rows'],
    ...charged('events', {
      who: 'provider',
      signature: 'X-Twilio-Email-Event-Webhook-Signature',
      signedAt: 'X-Twilio-Email-Event-Webhook-Timestamp',
      goodForSeconds: 600,
    }),
    response: received,
    example: { response: { received: true } },
  },
  getOpenApi: {
    summary: 'This contract as OpenAPI.',
    effects: [],
    ...small(anyone),
    response: z.record(z.string(), z.unknown()),
    limits: ofLargeText,
  },
} as const satisfies CallsOf<typeof PROGRAM_ROUTES>;
