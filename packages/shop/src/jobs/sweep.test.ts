import { createProducer, type Producer, startWorker } from '@trueseason/platform/queue';
import { createLogger, createRegistry } from '@trueseason/platform/runtime';
import { type TestDatabase, testDatabase, testRedisUrl } from '@trueseason/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Database, inTransaction } from '../database/database.ts';
import { beginAnalysis } from '../flows/run-analysis.ts';
import { ordersOf } from '../flows/testing/orders.ts';
import { findOrder } from '../order/order-queries.ts';
import { addToOutbox } from '../outbox/outbox.ts';
import { query } from '../schema/database-schema.ts';
import { JOBS } from './job-list.ts';
import { relayOnce, startRelay } from './relay-outbox.ts';
import { requeueOverdueJobs } from './sweep.ts';

let database: TestDatabase;
let db: Database;
let producer: Producer;
let redisUrl: string;

beforeEach(async () => {
  database = await testDatabase();
  db = database.db;
  redisUrl = await testRedisUrl();
  producer = createProducer({ redisUrl, prefix: 'test', onError: () => {} });
  await producer.queues.analysis.waitUntilReady();
});
afterEach(async () => {
  await producer.close();
  await database.close();
});

const placed = () => ordersOf(db).placed();
const sweep = () => requeueOverdueJobs(db, producer, { graceMs: 0, limit: 100 });

it('relays each row once and keeps rows while the queue is down', async () => {
  const orderId = await placed();
  const away = { ensure: vi.fn().mockRejectedValue(new Error('Redis is away')) };
  await expect(relayOnce(db, away)).rejects.toThrow('Redis is away');
  expect(await relayOnce(db, producer)).toBe(1);
  expect(await relayOnce(db, producer)).toBe(0);
  expect((await producer.report(JOBS.analyze, { orderId })).state).toBe('under_way');
});

it('skips an invalid row', async () => {
  await query(db)
    .insertInto('outbox')
    .values({ job: 'analyze', payload: JSON.stringify({ orderId: 'none' }) })
    .execute();
  const orderId = await placed();
  await expect(relayOnce(db, producer)).rejects.toThrow();
  expect((await producer.report(JOBS.analyze, { orderId })).state).toBe('under_way');
  expect(await query(db).selectFrom('outbox').select('id').execute()).toHaveLength(1);
});

it('relays in parallel without duplicates', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, placed));
  const counts = await Promise.all([relayOnce(db, producer), relayOnce(db, producer), relayOnce(db, producer)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(ids.length);
  expect(await producer.queues.analysis.getPrioritizedCount()).toBe(ids.length);
});

it('is woken by the commit', async () => {
  const relay = startRelay({ db, databaseUrl: database.url, producer, intervalMs: 60_000, onError: () => {} });
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and query like 'listen %' and state = 'idle'
    `.execute(query(db));
    expect(rows).toHaveLength(1);
  }, 20_000);
  const orderId = await placed();
  const queued = async () => expect((await producer.report(JOBS.analyze, { orderId })).state).toBe('under_way');
  await vi.waitFor(queued, 2_000);
  await relay.close();
});

it('requeues what the queue lost, and ignores running work', async () => {
  const orderId = await placed();
  await relayOnce(db, producer);
  expect(await sweep()).toEqual({ requeued: 0, under_way: 1 });
  await producer.queues.analysis.obliterate({ force: true });
  expect(await sweep()).toEqual({ requeued: 1, under_way: 0 });
  expect((await producer.report(JOBS.analyze, { orderId })).state).toBe('under_way');
});

it('reruns a failed job whose order was not notified, for any reason', async () => {
  const orderId = await placed();
  await beginAnalysis(db, orderId);
  await producer.queues.analysis.add('analyze', { orderId: 'none' }, { jobId: `analyze-${orderId}` });
  const registry = createRegistry('test');
  const worker = startWorker({
    ...{ queue: 'analysis', concurrency: 1, registry, logger: createLogger('test', 'silent') },
    ...{ redisUrl, prefix: 'test', onError: () => {} },
    jobs: [{ spec: JOBS.analyze, run: async () => {}, onExhausted: async () => {} }],
  });
  const state = async () => (await producer.report(JOBS.analyze, { orderId })).state;
  await vi.waitFor(async () => expect(await state()).toBe('failed'), 5_000);
  await worker.close();
  expect(await sweep()).toEqual({ requeued: 1, under_way: 0 });
  expect(await state()).toBe('under_way');
  expect(await findOrder(db, orderId)).toMatchObject({ progress: 'processing', failure: null });
});

it('repairs everything an outage left, in any amount', async () => {
  for (let n = 0; n < 7; n++) await placed();
  expect(await requeueOverdueJobs(db, producer, { graceMs: 0, limit: 3 })).toEqual({ requeued: 7, under_way: 0 });
  expect(await requeueOverdueJobs(db, producer, { graceMs: 0, limit: 3 })).toEqual({ requeued: 0, under_way: 7 });
});

it('leaves rows of newer jobs for a newer relay', async () => {
  const orderId = await placed();
  await inTransaction(db, (trx) => addToOutbox(trx, { name: 'of-tomorrow', payload: { orderId } }));
  expect(await relayOnce(db, producer)).toBe(1);
  expect(await relayOnce(db, producer)).toBe(0);
  expect(await query(db).selectFrom('outbox').select('job').execute()).toEqual([{ job: 'of-tomorrow' }]);
});
