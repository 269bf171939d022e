import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProducer, type JobContext, UnrecoverableJobError } from '@trueseason/platform/queue';
import { type RunningService, readConfig } from '@trueseason/platform/runtime';
import { storedPhotos, testDatabase, testRedisUrl } from '@trueseason/testing';
import { freePort } from '@trueseason/testing/servers';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { placeOrderWithPhotos } from '../flows/place-order.ts';
import { JOBS } from '../jobs/job-list.ts';
import { newOrderId } from '../order/new-order-id.ts';
import { findOrder } from '../order/order-queries.ts';
import { startWorkerService, type WorkerParts, workerConfig } from './worker-service.ts';

const MASTER_KEY = '5'.repeat(64);
const STORAGE_DIR = await mkdtemp(join(tmpdir(), 'worker-host-'));
const database = await testDatabase();
const REDIS_URL = await testRedisUrl();
const { db } = database;
const producer = createProducer({ redisUrl: REDIS_URL, prefix: 'trueseason', onError: () => {} });
await producer.queues.analysis.waitUntilReady();
afterAll(async () => {
  await Promise.all([producer.close(), database.close()]);
  await rm(STORAGE_DIR, { recursive: true });
});

const configOf = (env: NodeJS.ProcessEnv) =>
  readConfig(workerConfig, {
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    REDIS_URL,
    STORAGE_DIR,
    MASTER_KEY,
    ...env,
  });

/** An analysis worker with this handler; stopped at the end of the test. */
async function start(
  analyze: (context: JobContext) => Promise<void>,
  { env = {}, ...parts }: Partial<WorkerParts<'analysis'>> & { env?: NodeJS.ProcessEnv } = {},
): Promise<RunningService> {
  const service = await startWorkerService({
    name: 'analysis',
    queue: 'analysis',
    concurrency: 1,
    config: configOf(env),
    build: async () => ({ jobs: { analyze }, ...parts }),
  });
  onTestFinished(() => service.close());
  return service;
}

async function ask(): Promise<number> {
  const orderId = newOrderId();
  await placeOrderWithPhotos(db, orderId, storedPhotos);
  await producer.ensure(JOBS.analyze, { orderId });
  return orderId;
}

it('finishes the running job before closing its resources', async () => {
  const steps: string[] = [];
  const begun = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const service = await start(
    async ({ payload }) => {
      begun.resolve();
      await done.promise;
      await findOrder(db, payload.orderId);
      steps.push('job done');
    },
    { close: async () => void steps.push('engine closed') },
  );
  await ask();
  await begun.promise;
  const closed = service.close();
  done.resolve();
  await closed;
  expect(steps).toEqual(['job done', 'engine closed']);
});

it('leaves an order with an exhausted job in a state the customer understands', async () => {
  await start(async () => {
    throw new UnrecoverableJobError('no photo can be read');
  });
  const orderId = await ask();
  await vi.waitFor(async () => expect((await findOrder(db, orderId))?.progress).toBe('failed'), 10_000);
  expect((await findOrder(db, orderId))?.failure).toMatchObject({ code: 'internal' });
});

it('lists every part in its readiness, and which fails', async () => {
  const HEALTH_PORT = String(await freePort());
  await start(async () => {}, { env: { HEALTH_PORT }, checks: { engine: () => Promise.reject(new Error('gone')) } });
  const response = await fetch(`http://127.0.0.1:${HEALTH_PORT}/readyz`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ database: 'ok', store: 'ok', keys: 'ok', queue: 'ok', engine: 'failing' });
});

it('does not start without a master key', async () => {
  await expect(start(async () => {}, { env: { MASTER_KEY: '' } })).rejects.toThrow('set MASTER_KEY or KMS_KEY_ID');
  expect(() => configOf({ MASTER_KEY: 'short' })).toThrow('MASTER_KEY: must be 64 hexadecimal digits');
});

it('does not start with a store that refuses it, and reports what to fix', async () => {
  const refusing = createServer((_, response) =>
    response.writeHead(403).end('<Error><Code>InvalidAccessKeyId</Code><Message>unknown key</Message></Error>'),
  ).listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  onTestFinished(() => void refusing.close());
  const S3_ENDPOINT = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
  const env = { S3_BUCKET: 'photos', S3_ENDPOINT, S3_ACCESS_KEY_ID: 'wrong', S3_SECRET_ACCESS_KEY: 'wrong' };
  await expect(start(async () => {}, { env })).rejects.toMatchObject({ name: 'ConfigError' });
});
