import type { RouteShorthandOptions } from 'fastify';

/** A route's own limit per client address, where guessing or cost makes the general one too generous. */
export const perMinute = (max: number): RouteShorthandOptions => ({
  config: { rateLimit: { max, timeWindow: '1 minute' } },
});
