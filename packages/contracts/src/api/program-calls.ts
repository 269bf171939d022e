import { z } from 'zod';
import type { PROGRAM_ROUTES } from '../routes.ts';
import { anyone } from './access.ts';
import type { CallsOf } from './call.ts';
import { per } from './limit.ts';

const received = z.object({ received: z.literal(true) });
/** Each is compressed anew, which takes milliseconds of the only thread. */
const ofLargeText = [per('address', 30, 1)] as const;
/** Providers send events in batches. */
const MAX_EVENT_BYTES = 1024 * 1024;

export const PROGRAM_CALLS = {
  stripeWebhook: {
    summary: 'What the payment provider tells us. An event is a hint: what it claims is fetched again from its source.',
    access: { who: 'provider', signature: 'Stripe-Signature' },
    maxBodyBytes: MAX_EVENT_BYTES,
    answer: received,
    problems: ['payment_provider_unavailable'],
    example: { answer: { received: true } },
  },
  sendgridWebhook: {
    summary: 'What the mail provider tells us about our mails.',
    access: { who: 'provider', signature: 'X-Twilio-Email-Event-Webhook-Signature' },
    maxBodyBytes: MAX_EVENT_BYTES,
    answer: received,
    example: { answer: { received: true } },
  },
  getOpenApi: {
    summary: 'This contract, for programs.',
    access: anyone,
    answer: z.record(z.string(), z.unknown()),
    limits: ofLargeText,
  },
  getDocs: { summary: 'This contract, for people.', access: anyone, returns: 'page', limits: ofLargeText },
} as const satisfies CallsOf<typeof PROGRAM_ROUTES>;
