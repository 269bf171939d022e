import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { StripeError } from './errors.ts';
import type { StripeState } from './objects.ts';

export interface Answer {
  status: number;
  body: unknown;
  replayed?: boolean;
}

/**
 * Carries out a call once per idempotency key: the same call again gets the first answer, another call with that
 * key is refused. Refused parameters (400) leave the key free, as with the provider.
 */
export function once(state: StripeState, request: FastifyRequest, carryOut: () => Answer): Answer {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || typeof key !== 'string') return carryOut();
  const fingerprint = createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest('hex');
  const earlier = state.answers.get(key);
  if (earlier && earlier.fingerprint !== fingerprint)
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters and endpoint: '${key}'.`,
    });
  if (earlier) return { status: earlier.status, body: earlier.body, replayed: true };
  const response = carryOut();
  if (response.status !== 400) state.answers.put(key, { fingerprint, status: response.status, body: response.body });
  return response;
}
