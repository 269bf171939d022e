import { Redis } from 'ioredis';

/** A count is worth no more than this: then the process counts alone and the customer goes on. */
const PATIENCE_MS = 250;

/** Redis for counts that replicas share: what cannot be counted at once is not counted there at all. */
export function connectCounters(redisUrl: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE_MS,
    retryStrategy: (attempt) => Math.min(100 * 2 ** attempt, 5_000),
  });
  return redis.on('error', onError);
}
