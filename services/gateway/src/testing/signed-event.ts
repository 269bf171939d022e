import { createHmac, randomUUID } from 'node:crypto';
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
  const time = seconds(age);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${mac}` } };
}
