import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { WEBHOOK_SECRET } from './test-gateway.ts';

export interface EventOptions {
  readonly id?: string;
  /** Seconds since it was signed. */
  readonly age?: number;
  readonly secret?: string;
  /** Seconds since it happened. */
  readonly happened?: number;
}

const seconds = (ago: number) => Math.floor(Date.now() / 1000) - ago;

/** A payment event about an object, as a body with its signature header. */
export function signedEvent(
  type: string,
  object: object,
  { id = `evt_${randomUUID()}`, age = 0, secret = WEBHOOK_SECRET, happened = 0 }: EventOptions = {},
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ id, object: 'event', type, created: seconds(happened), data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: seconds(age) });
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}
