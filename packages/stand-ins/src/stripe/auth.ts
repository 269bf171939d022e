import type { FastifyRequest } from 'fastify';
import { StripeError } from './errors.ts';
import type { PaymentIntent } from './objects.ts';
import { type Params, text } from './params.ts';

export type Caller = 'secret' | 'publishable';

/** Who calls: a server with its secret key, or a browser with the publishable one. Other keys are refused with 401. */
export function callerOf(request: FastifyRequest): Caller {
  const key = keyOf(request);
  if (!key) throw unauthorized('You did not provide an API key: send it as `Authorization: Bearer sk_test_…`.');
  if (/^sk_test_\w+$/.test(key)) return 'secret';
  if (/^pk_test_\w+$/.test(key)) return 'publishable';
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}

/** A browser may do only what the intent's client secret allows. */
export function requireClientSecret(caller: Caller, intent: PaymentIntent, params: Params): void {
  const secret = text(params, 'client_secret');
  if (secret === intent.client_secret || (caller === 'secret' && secret === undefined)) return;
  throw new StripeError(secret === undefined ? 401 : 400, {
    type: 'invalid_request_error',
    message: 'The client_secret provided does not match the one of this PaymentIntent.',
    param: 'client_secret',
    code: secret === undefined ? 'secret_key_required' : 'payment_intent_invalid_parameter',
  });
}

export function requireSecretKey(caller: Caller): void {
  if (caller === 'secret') return;
  throw new StripeError(401, {
    type: 'invalid_request_error',
    message: 'This call needs a secret API key.',
    code: 'secret_key_required',
  });
}

/** What a browser is shown of an intent. */
export function publicIntent(intent: PaymentIntent): Partial<PaymentIntent> {
  const {
    metadata: _metadata,
    latest_charge: _charge,
    customer: _customer,
    amount_received: _received,
    ...shown
  } = intent;
  return shown;
}

const unauthorized = (message: string) => new StripeError(401, { type: 'invalid_request_error', message });

function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization ?? '';
  const [scheme, value = ''] = header.split(' ');
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString().split(':')[0];
  const params = { ...(request.query as Params), ...(request.body as Params | undefined) };
  return typeof params.key === 'string' ? params.key : undefined;
}
