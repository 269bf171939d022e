import { createHmac } from 'node:crypto';
import type { CallName } from '@trueseason/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { addressKey } from './address-key.ts';
import { createLimiter } from './limiter.ts';
import { EVERY_CALL, LIMITS, type Limit } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which row of the contract's table a route serves. */
    call?: CallName;
  }
}

const emailOf = (body: unknown): string | null => {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase() : null;
};

/** Holds every call to its limits. Those that cost nothing to check come before the body is read. */
export function enforceLimits(
  app: FastifyInstance,
  { limiter, sessions, config }: Pick<GatewayDeps, 'limiter' | 'sessions' | 'config'>,
): void {
  /** Guards this process itself, so it is counted here and costs no trip to Redis. */
  const own = createLimiter();
  const scale = config.RATE_LIMIT_SCALE;
  // Counters outlive their requests, so they hold no addresses in the clear.
  const blind = (value: string) =>
    createHmac('sha256', config.LINK_SECRET).update(value).digest('base64url').slice(0, 24);

  const keyOf = (limit: Limit, request: FastifyRequest): string | null => {
    if (limit.per === 'address') return blind(addressKey(request.ip));
    if (limit.per === 'everyone') return 'all';
    if (limit.per === 'session') return sessions.tokenHash(request);
    const email = emailOf(request.body);
    return email === null ? null : blind(email);
  };

  const hold = async (
    reply: FastifyReply,
    name: string,
    limits: readonly Limit[],
    counter = limiter,
  ): Promise<void> => {
    for (const limit of limits) {
      const key = keyOf(limit, reply.request);
      if (key === null) continue;
      const max = Math.max(1, Math.round(limit.max * scale));
      const wait = await counter.count(`${name}:${limit.per}`, key, max, limit.minutes * 60);
      if (wait === 0) continue;
      reply.header('retry-after', wait);
      throw new ProblemError('too_many_requests');
    }
  };
  const limitsOf = (request: FastifyRequest) => {
    const name = request.routeOptions.config.call;
    return { name: name ?? '', limits: (name && LIMITS[name]) ?? [] };
  };

  app.addHook('onRequest', async (request, reply) => {
    await hold(reply, 'every-call', [EVERY_CALL], own);
    const { name, limits } = limitsOf(request);
    await hold(
      reply,
      name,
      limits.filter(({ per }) => per !== 'email'),
    );
  });
  app.addHook('preHandler', async (request, reply) => {
    const { name, limits } = limitsOf(request);
    await hold(
      reply,
      name,
      limits.filter(({ per }) => per === 'email'),
    );
  });
}
