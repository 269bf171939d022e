import { createProducer, HopelessJobError, type Producer, startWorker } from '@trueseason/queue';
import { createLogger, createRegistry } from '@trueseason/runtime';
import { type TestDatabase, testDatabase, testRedisUrl } from '@trueseason/test-kit';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { createFleetReader } from '../fleet/read-fleet.ts';

export const PASSWORD = 'correct horse battery';
export const AUTHORIZED = { authorization: `Basic ${Buffer.from(`ops:${PASSWORD}`).toString('base64')}` };

export interface TestOps {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly producer: Producer;
  /** Lets a worker fail this order's analysis for good. */
  failAnalysisJob(orderId: number, reason: string): Promise<void>;
  close(): Promise<void>;
}

/** The dashboards on a database and a Redis database of their own. */
export async function startTestOps({ writable }: { writable: boolean }): Promise<TestOps> {
  const [database, redisUrl] = await Promise.all([testDatabase(), testRedisUrl()]);
  const connection = { redisUrl, prefix: 'ops-test', onError: () => {} };
  const producer = createProducer(connection);
  await producer.queues.analysis.waitUntilReady();
  const logger = createLogger('ops', 'silent');
  const readFleet = createFleetReader({ db: database.db, producer, services: [], graceMs: 20_000 }, 0);
  const config = { OPS_PASSWORD: PASSWORD, OPS_WRITABLE: writable };
  const app = await buildApp({ config, db: database.db, producer, readFleet }, logger);

  return {
    app,
    database,
    producer,
    failAnalysisJob: async (orderId, reason) => {
      const told = Promise.withResolvers<void>();
      const worker = startWorker({
        ...connection,
        queue: 'analysis',
        concurrency: 1,
        logger,
        registry: createRegistry('test'),
        handlers: {
          analyze: {
            run: async () => {
              throw new HopelessJobError(reason);
            },
            exhausted: async () => told.resolve(),
          },
        },
      });
      await producer.ensure('analyze', { orderId });
      await told.promise;
      await worker.close();
    },
    close: async () => {
      await app.close();
      await producer.close();
      await database.close();
    },
  };
}

/** Puts an order with one photo into the database, where a test wants it. */
export async function insertOrder(
  { db }: TestDatabase,
  order: { id: number; progress: 'files_uploaded' | 'failed'; payment: 'unpaid' | 'paid'; ageMinutes: number },
): Promise<void> {
  const then = new Date(Date.now() - order.ageMinutes * 60_000);
  const paid = order.payment === 'paid';
  await db
    .insertInto('orders')
    .values({
      id: order.id,
      flow: 'analyze_first',
      progress: order.progress,
      payment: order.payment,
      amount_cents: 2900,
      progress_at: then,
      settled_at: paid ? then : null,
      failure: order.progress === 'failed' ? JSON.stringify({ code: 'internal', message: 'x', photos: [] }) : null,
    })
    .execute();
  await db
    .insertInto('photos')
    .values({ order_id: order.id, position: 1, object_key: 'a', media_type: 'image/jpeg', bytes: 1, sha256: 'b' })
    .execute();
}
