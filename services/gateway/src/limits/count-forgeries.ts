import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { addressKey } from './address-key.ts';
import { blindKey } from './blind-key.ts';
import { scaledBy } from './scaled.ts';

/** A provider with a rotated secret fails too, and recovers within a minute. */
const MOST = 30;
const SECONDS = 60;

/** Limits forged provider events only: genuine ones arrive as fast as customers buy. */
export function countForgeries({ limiter, config }: Pick<GatewayDeps, 'limiter' | 'config'>) {
  const max = scaledBy(config)(MOST);
  const blind = blindKey(config.LINK_SECRET);
  return {
    /** @throws too_many_requests if an address has sent too many events with bad signatures */
    refuseForgers: async ({ ip }: FastifyRequest): Promise<void> => {
      if (await limiter.isUsedUp('forgery', blind(addressKey(ip)), max, SECONDS))
        throw new ProblemError('too_many_requests');
    },
    count: async ({ ip }: FastifyRequest, error: unknown): Promise<void> => {
      const forged = error instanceof ProblemError && error.code === 'bad_request';
      if (forged) await limiter.count('forgery', blind(addressKey(ip)), max, SECONDS);
    },
  };
}
