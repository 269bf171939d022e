import { Redis } from 'ioredis';

/** Key prefix of systems that share a server. */
export interface QueueConnection {
  readonly redisUrl: string;
  readonly prefix: string;
  /** Connection errors; ioredis reconnects by itself. */
  readonly onError: (error: Error) => void;
}

/** After a failover the old primary answers READONLY; reconnect to resolve the new one. */
const reconnectOnError = ({ message }: Error) => message.startsWith('READONLY');

const reconnectDelay = (attempt: number) => Math.min(100 * 2 ** attempt, 2_000);

/** For producers: commands fail at once while Redis is down. */
export function connectProducer({ redisUrl, onError }: QueueConnection): Redis {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 5_000,
    retryStrategy: reconnectDelay,
    reconnectOnError,
  });
  return redis.on('error', onError);
}

/** For workers: they wait for Redis indefinitely. */
export function connectWorker({ redisUrl, onError }: QueueConnection): Redis {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null, retryStrategy: reconnectDelay, reconnectOnError });
  return redis.on('error', onError);
}
