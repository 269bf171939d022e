import { createHmac, randomUUID } from 'node:crypto';
import { WEBHOOK_SECRET } from './test-gateway.ts';

export interface EventOptions {
  readonly id?: string;
  /** When it was signed, in seconds before now. */
  readonly age?: number;
  readonly secret?: string;
  /** When what it tells of happened, in seconds before now. */
  readonly happened?: number;
}

const seconds = (ago: number) => Math.floor(Date.now() / 1000) - ago;

/** An event of the payment provider about an object, with its body and the header that vouches for it. */
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
