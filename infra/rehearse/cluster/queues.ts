import { createServer } from 'node:http';
import { startRedis } from '@trueseason/embedded-servers';
import { createProducer, exposeQueueDepth, type QueueName } from '@trueseason/queue';
import { createRegistry } from '@trueseason/runtime';

/** The product's queues in a real Redis, counted for Prometheus as every gateway counts them. */
export interface Queues {
  readonly metricsPort: number;
  add(queue: QueueName, count: number): Promise<void>;
  /** What so many workers take off at once. */
  take(queue: QueueName, count: number): Promise<void>;
  waiting(queue: QueueName): Promise<number>;
  close(): Promise<void>;
}

export async function openQueues(): Promise<Queues> {
  const redis = await startRedis();
  const producer = createProducer({ redisUrl: redis.url, prefix: 'trueseason', onError: () => {} });
  const registry = createRegistry('gateway');
  exposeQueueDepth(registry, producer);
  const server = createServer(async (_request, response) => {
    response.setHeader('content-type', registry.contentType);
    response.end(await registry.metrics());
  });
  const metricsPort = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    metricsPort,
    add: async (queue, count) => {
      const jobs = Array.from({ length: count }, () => ({ name: 'rehearsed', data: {} }));
      await producer.queues[queue].addBulk(jobs);
    },
    take: async (queue, count) => {
      if (count === 0) return;
      const jobs = await producer.queues[queue].getWaiting(0, count - 1);
      await Promise.all(jobs.map((job) => job.remove()));
    },
    waiting: (queue) => producer.queues[queue].getWaitingCount(),
    close: async () => {
      server.close();
      await producer.close();
      await redis.close();
    },
  };
}
