import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export interface Limiter {
  /**
   * Counts one use of `key` under a limit. Returns the seconds to wait when it is used up, else 0.
   * Never fails: while Redis is away each replica counts for itself.
   */
  count(name: string, key: string, max: number, seconds: number): Promise<number>;
}

type Counter = RateLimiterMemory | RateLimiterRedis;

/** @param shared counts for all replicas together; without it this process counts alone */
export function createLimiter(shared?: { redis: Redis; prefix: string }): Limiter {
  const counters = new Map<string, Counter>();
  const open = (name: string, points: number, duration: number): Counter => {
    const limits = { keyPrefix: `${shared?.prefix ?? ''}limit:${name}`, points, duration };
    const alone = new RateLimiterMemory(limits);
    if (!shared) return alone;
    return new RateLimiterRedis({
      ...limits,
      storeClient: shared.redis,
      insuranceLimiter: alone,
      rejectIfRedisNotReady: true,
    });
  };
  return {
    count: async (name, key, max, seconds) => {
      const id = `${name}:${max}:${seconds}`;
      const counter = counters.get(id) ?? open(id, max, seconds);
      counters.set(id, counter);
      try {
        await counter.consume(key);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
  };
}
