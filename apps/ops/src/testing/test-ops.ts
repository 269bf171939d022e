import { createProducer, jobId, type Producer, startWorker, UnrecoverableJobError } from '@trueseason/platform/queue';
import { createLogger, createRegistry } from '@trueseason/platform/runtime';
import { JOBS } from '@trueseason/shop/jobs';
import { query } from '@trueseason/shop/testing';
import { type TestDatabase, testDatabase, testRedisUrl } from '@trueseason/testing';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { createFleetReader } from '../fleet/read-fleet.ts';

export const PASSWORD = 'correct horse battery';
export const AUTHORIZED = { authorization: `Basic ${Buffer.from(`ops:${PASSWORD}`).toString('base64')}` };

export interface TestOps {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly producer: Producer;
  /** Lets a worker run this order's analysis once; it ends as its error says. */
  runAnalysisJob(orderId: number, error: Error, until: string): Promise<void>;
  /** Lets a worker fail this order's analysis for good. */
  failAnalysisJob(orderId: number, reason: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * The dashboards on a database and a Redis database of their own.
 * @param password of the configuration; empty, there is none
 */
export async function startTestOps(password = PASSWORD): Promise<TestOps> {
  const [database, redisUrl] = await Promise.all([testDatabase(), testRedisUrl()]);
  const connection = { redisUrl, prefix: 'ops-test', onError: () => {} };
  const producer = createProducer(connection);
  await producer.queues.analysis.waitUntilReady();
  const logger = createLogger('ops', 'silent');
  const readFleet = createFleetReader({ db: database.db, producer, services: [], graceMs: 20_000 }, 0);
  // Without the first operator's password, so that only who was added is there.
  const config = { ADMIN_NAME: 'admin', OPS_PASSWORD: password || undefined, PUBLIC_URL: 'https://shop.example' };
  const app = await buildApp({ config, db: database.db, producer, readFleet }, logger);

  async function runAnalysisJob(orderId: number, error: Error, until: string): Promise<void> {
    const worker = startWorker({
      ...connection,
      queue: 'analysis',
      concurrency: 1,
      logger,
      registry: createRegistry('test'),
      jobs: [{ spec: JOBS.analyze, run: () => Promise.reject(error), onExhausted: async () => {} }],
      // Long enough to be looked at.
      outagePause: { firstMs: 60_000, longestMs: 60_000 },
    });
    await producer.ensure(JOBS.analyze, { orderId });
    const job = () => producer.queues.analysis.getJob(jobId(JOBS.analyze, { orderId }));
    await vi.waitFor(async () => expect(await (await job())?.getState()).toBe(until), 10_000);
    await worker.close();
  }

  return {
    app,
    database,
    producer,
    runAnalysisJob,
    failAnalysisJob: (orderId, reason) => runAnalysisJob(orderId, new UnrecoverableJobError(reason), 'failed'),
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
  await query(db)
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
  await query(db)
    .insertInto('photos')
    .values({ order_id: order.id, position: 1, object_key: 'a', media_type: 'image/jpeg', bytes: 1, sha256: 'b' })
    .execute();
}
