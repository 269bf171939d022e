import { API, keysOf, type Provider } from '@trueseason/contracts';
import { Counter, type Registry } from '@trueseason/platform/runtime';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { addressKey } from './address-key.ts';
import { createKeyHasher } from './key-hasher.ts';
import { createLimitScale } from './limit-scale.ts';

/** A provider with a rotated secret also fails, and recovers within a minute. */
const MAX_FORGERIES = 30;
const WINDOW_SECONDS = 60;

/** Counts them by call, for the alert: a provider whose secret we do not have is refused like a forger. */
export function exposeForgeries(registry: Registry): Counter<'call'> {
  const counter = new Counter({
    name: 'webhook_forgeries_total',
    help: 'Events of providers that were badly signed, too old, or never ended',
    labelNames: ['call'],
    registers: [registry],
  });
  // An increase from nothing is seen only if nothing was exposed before.
  for (const call of keysOf(API)) if (API[call].access.who === 'provider') counter.inc({ call }, 0);
  return counter;
}

/** Limits only forged provider events, since genuine ones arrive as fast as customers buy. */
export function createForgeryLimit(
  { limiter, config }: Pick<GatewayDeps, 'limiter' | 'config'>,
  forgeries: Counter<'call'>,
) {
  const max = createLimitScale(config)(MAX_FORGERIES);
  const hashKey = createKeyHasher(config.LINK_SECRET);
  const count = ({ ip, routeOptions }: FastifyRequest) => {
    forgeries.inc({ call: routeOptions.config.call ?? '' });
    return limiter.count('forgery', hashKey(addressKey(ip)), max, WINDOW_SECONDS);
  };
  return {
    /**
     * Runs before the body, and counts a body that never arrives.
     * @throws too_many_requests after too many bad signatures; bad_request for a missing or old time
     */
    refuseForgers: async (
      request: FastifyRequest,
      { signature, signedAt, goodForSeconds }: Provider,
    ): Promise<void> => {
      if (await limiter.isUsedUp('forgery', hashKey(addressKey(request.ip)), max, WINDOW_SECONDS))
        throw new ProblemError('too_many_requests');
      const header = (name: string) => String(request.headers[name.toLowerCase()] ?? '');
      const time = signedAt ? header(signedAt) : /(?:^|,)t=(\d+)/.exec(header(signature))?.[1];
      if (!(Math.abs(Date.now() / 1000 - Number(time)) < goodForSeconds)) {
        await count(request);
        throw new ProblemError('bad_request');
      }
      request.raw.once('close', () => void (request.raw.complete || count(request)));
    },
    count: async (request: FastifyRequest, error: unknown): Promise<void> => {
      if (error instanceof ProblemError && error.code === 'bad_request') await count(request);
    },
  };
}
