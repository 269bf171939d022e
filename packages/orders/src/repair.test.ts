import { type Db, findOrder } from '@trueseason/db';
import { createProducer, type Producer } from '@trueseason/queue';
import { storedPhotos, type TestDatabase, testDatabase, testRedisUrl } from '@trueseason/test-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginAnalysis, newOrderId, placeOrderWithPhotos, relayOnce, startRelay, sweepOnce } from './index.ts';

let database: TestDatabase;
let db: Db;
let producer: Producer;

beforeEach(async () => {
  database = await testDatabase();
  db = database.db;
  producer = createProducer({ redisUrl: await testRedisUrl(), prefix: 'test', onError: () => {} });
  await producer.queues.analysis.waitUntilReady();
});
afterEach(async () => {
  await producer.close();
  await database.close();
});

async function placed(): Promise<number> {
  const id = newOrderId();
  await placeOrderWithPhotos(db, id, storedPhotos);
  return id;
}
const sweep = () => sweepOnce(db, producer, { graceMs: 0, limit: 100 });

it('relays each row once and keeps rows while the queue is away', async () => {
  const orderId = await placed();
  const away = { ensure: vi.fn().mockRejectedValue(new Error('Redis is away')) };
  await expect(relayOnce(db, away)).rejects.toThrow('Redis is away');
  expect(await relayOnce(db, producer)).toBe(1);
  expect(await relayOnce(db, producer)).toBe(0);
  expect((await producer.report('analyze', { orderId })).state).toBe('under_way');
});

it('relays in parallel without queueing anything twice', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, placed));
  const counts = await Promise.all([relayOnce(db, producer), relayOnce(db, producer), relayOnce(db, producer)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(ids.length);
  expect(await producer.queues.analysis.getWaitingCount()).toBe(ids.length);
});

it('is woken by the commit itself', async () => {
  const relay = startRelay({ db, databaseUrl: database.url, producer, intervalMs: 60_000, onError: () => {} });
  await vi.waitFor(async () => {
    const listening = await db.selectFrom('outbox').select('id').execute();
    expect(listening).toEqual([]);
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const orderId = await placed();
  const queued = async () => expect((await producer.report('analyze', { orderId })).state).toBe('under_way');
  await vi.waitFor(queued, 2_000);
  await relay.close();
});

it('queues again what the queue has lost, and leaves alone what is under way', async () => {
  const orderId = await placed();
  await relayOnce(db, producer);
  expect(await sweep()).toEqual({ requeued: 0, given_up: 0, under_way: 1 });
  await producer.queues.analysis.obliterate({ force: true });
  expect(await sweep()).toEqual({ requeued: 1, given_up: 0, under_way: 0 });
  expect((await producer.report('analyze', { orderId })).state).toBe('under_way');
});

it('tells the order when its job was given up and nobody said so', async () => {
  const orderId = await placed();
  await beginAnalysis(db, orderId);
  const report = vi.spyOn(producer, 'report').mockResolvedValue({ state: 'failed', failedReason: 'out of memory' });
  expect(await sweep()).toEqual({ requeued: 0, given_up: 1, under_way: 0 });
  expect(await findOrder(db, orderId)).toMatchObject({ progress: 'failed', failure: { code: 'internal' } });
  report.mockRestore();
});

it('runs a job again whose workers died too often', async () => {
  const orderId = await placed();
  const failedReason = 'job stalled more than allowable limit';
  const report = vi.spyOn(producer, 'report').mockResolvedValue({ state: 'failed', failedReason });
  expect(await sweep()).toEqual({ requeued: 1, given_up: 0, under_way: 0 });
  report.mockRestore();
  expect((await producer.report('analyze', { orderId })).state).toBe('under_way');
});
