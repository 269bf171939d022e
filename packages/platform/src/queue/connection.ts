import { Redis, type RedisOptions } from 'ioredis';

export interface RedisConnection {
  readonly redisUrl: string;
  /** Connection errors; ioredis reconnects by itself. */
  readonly onError: (error: Error) => void;
}

/** Key prefix of systems that share a server. */
export interface QueueConnection extends RedisConnection {
  readonly prefix: string;
}

/** A connection silent for this long while a reply is due is replaced: TCP would wait a quarter of an hour. */
const SILENCE_MS = 3_000;
/** BullMQ blocks for up to 10 s. */
const BLOCKED_MS = 12_000;
/** Timeout for counting; then the process counts locally. */
const COUNTING_MS = 250;

function connect({ redisUrl, onError }: RedisConnection, options: RedisOptions): Redis {
  const redis = new Redis(redisUrl, {
    connectTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    retryStrategy: (attempt) => Math.min(100 * 2 ** attempt, 2_000),
    // After a failover the old primary replies READONLY; reconnect to resolve the new one.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    ...options,
  });
  return redis.on('error', onError);
}

/** For producers: commands fail at once while Redis is down. */
export const connectProducer = (to: RedisConnection): Redis =>
  connect(to, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: SILENCE_MS + 1_000 });

/** For shared counters: without an immediate reply nothing counts. */
export const connectCounters = (to: RedisConnection): Redis =>
  connect(to, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: COUNTING_MS });

/** For workers: they wait for Redis indefinitely. */
export function connectWorker(to: RedisConnection): Redis {
  const redis = connect(to, { maxRetriesPerRequest: null });
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (override) => duplicate({ ...override, socketTimeout: BLOCKED_MS });
  return redis;
}

/** Rejects unless Redis accepts a write: a demoted primary still serves reads. */
export async function checkWrites(redis: Redis, prefix: string): Promise<void> {
  await redis.set(`${prefix}:health`, '', 'PX', 1_000);
}
