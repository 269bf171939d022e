import { Redis } from 'ioredis';

/** Timeout for counting; then the process counts locally. */
const PATIENCE_MS = 250;

/** Redis for shared counters; without an immediate answer nothing is counted. */
export function connectCounters(redisUrl: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE_MS,
    retryStrategy: (attempt) => Math.min(100 * 2 ** attempt, 5_000),
  });
  return redis.on('error', onError);
}
