import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Longer limits are requested again. */
const BLOCKED_SECONDS = 60 * 60;

type Counter = RateLimiterMemory | RateLimiterRedis;

/** @param shared counts across replicas; without it in memory only */
export function createLimiter(shared?: { redis: Redis; prefix: string }) {
  const counters = new Map<string, Counter>();
  const createCounter = (name: string, points: number, duration: number): Counter => {
    const limits = { keyPrefix: `${shared?.prefix ?? ''}limit:${name}`, points, duration };
    const memoryCounter = new RateLimiterMemory(limits);
    if (!shared) return memoryCounter;
    return new RateLimiterRedis({
      ...limits,
      storeClient: shared.redis,
      insuranceLimiter: memoryCounter,
      // Refusing needs no Redis call, so clients over their limit cost nothing. Uses of a day may be given back.
      ...(duration <= BLOCKED_SECONDS && { inMemoryBlockOnConsumed: points + 1 }),
      rejectIfRedisNotReady: true,
    });
  };
  const counterOf = (name: string, max: number, seconds: number): Counter => {
    const id = `${name}:${max}:${seconds}`;
    const counter = counters.get(id) ?? createCounter(id, max, seconds);
    counters.set(id, counter);
    return counter;
  };
  return {
    /**
     * Counts `worth` uses of `key`. Returns the seconds to wait if the limit is exceeded, else 0. Never fails: without
     * Redis each replica counts in memory.
     */
    count: async (name: string, key: string, max: number, seconds: number, worth = 1): Promise<number> => {
      try {
        await counterOf(name, max, seconds).consume(key, worth);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    /** Takes uses back, also more than were made. */
    giveBack: async (name: string, key: string, max: number, seconds: number, worth: number): Promise<void> => {
      await counterOf(name, max, seconds).reward(key, worth);
    },
    /** Whether a limit is exceeded, without counting. */
    isUsedUp: async (name: string, key: string, max: number, seconds: number): Promise<boolean> => {
      const usage = await counterOf(name, max, seconds).get(key);
      return usage !== null && usage.consumedPoints >= max;
    },
  };
}
export type Limiter = ReturnType<typeof createLimiter>;
