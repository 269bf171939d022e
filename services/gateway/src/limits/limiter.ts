import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export interface Limiter {
  /**
   * Counts a use of `key` under a limit, or as many as it is worth. Returns the seconds to wait when it is used up,
   * else 0. Never fails: while Redis is away each replica counts for itself.
   */
  count(name: string, key: string, max: number, seconds: number, worth?: number): Promise<number>;
  /** Whether a limit is used up, without counting. */
  isUsedUp(name: string, key: string, max: number, seconds: number): Promise<boolean>;
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
      // Refusing costs no trip: whoever is over a limit may ask a thousand times.
      inMemoryBlockOnConsumed: points + 1,
      rejectIfRedisNotReady: true,
    });
  };
  const counterOf = (name: string, max: number, seconds: number): Counter => {
    const id = `${name}:${max}:${seconds}`;
    const counter = counters.get(id) ?? open(id, max, seconds);
    counters.set(id, counter);
    return counter;
  };
  return {
    count: async (name, key, max, seconds, worth = 1) => {
      try {
        await counterOf(name, max, seconds).consume(key, worth);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
    isUsedUp: async (name, key, max, seconds) => {
      const used = await counterOf(name, max, seconds).get(key);
      return used !== null && used.consumedPoints >= max;
    },
  };
}
