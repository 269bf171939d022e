import { Redis } from 'ioredis';

/** Separates the keys of systems that share a server. */
export interface QueueConnection {
  readonly redisUrl: string;
  readonly prefix: string;
  /** Connection trouble; ioredis reconnects by itself. */
  readonly onError: (error: Error) => void;
}

/** After a failover the old primary answers READONLY; its name may lead to the new one by now. */
const reconnectOnError = ({ message }: Error) => message.startsWith('READONLY');

const reconnectDelay = (attempt: number) => Math.min(100 * 2 ** attempt, 2_000);

/** For producers: a command fails at once while Redis is away instead of waiting in memory. */
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

/** For workers: they wait for Redis as long as it takes. */
export function connectWorker({ redisUrl, onError }: QueueConnection): Redis {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null, retryStrategy: reconnectDelay, reconnectOnError });
  return redis.on('error', onError);
}
