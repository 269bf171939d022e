import { createLogger, createRegistry } from '@trueseason/runtime';
import { testRedisUrl } from '@trueseason/test-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProducer, HopelessJobError, type JobHandler, type Producer, startWorker } from './index.ts';

const payload = { orderId: 1_234_567_890 };
let redisUrl: string;
let producer: Producer;
const closing: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  redisUrl = await testRedisUrl();
  producer = createProducer({ redisUrl, prefix: 'test', onError: () => {} });
  await producer.queues.analysis.waitUntilReady();
  closing.push(producer);
});
afterEach(async () => {
  for (const open of closing.splice(0).reverse()) await open.close();
});

function work(run: JobHandler['run'], exhausted: JobHandler['exhausted'] = async () => {}) {
  const registry = createRegistry('test');
  const worker = startWorker({
    queue: 'analysis',
    concurrency: 1,
    handlers: { analyze: { run, exhausted } },
    logger: createLogger('test', 'silent'),
    registry,
    redisUrl,
    prefix: 'test',
    onError: () => {},
  });
  closing.push(worker);
  return registry;
}
const reported = async () => (await producer.report('analyze', payload)).state;

it('queues a job once, and again after it has ended', async () => {
  expect(await producer.ensure('analyze', payload)).toBe('added');
  expect(await producer.ensure('analyze', payload)).toBe('under_way');
  const run = vi.fn(async () => {});
  work(run);
  await vi.waitFor(async () => expect(await reported()).toBe('completed'), 5_000);
  expect(await producer.ensure('analyze', payload)).toBe('revived');
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), 5_000);
});

it('tries again after a failure and counts both in the metrics', async () => {
  const registry = work(async ({ attempt }) => {
    if (attempt === 1) throw new Error('once');
  });
  await producer.ensure('analyze', payload);
  await vi.waitFor(async () => expect(await reported()).toBe('completed'), 8_000);
  const metrics = await registry.metrics();
  expect(metrics).toMatch(/job_run_seconds_count\{.*outcome="failed".*\} 1/);
  expect(metrics).toMatch(/job_run_seconds_count\{.*outcome="completed".*\} 1/);
}, 10_000);

it('gives a hopeless job up at once, tells why, and keeps it for inspection', async () => {
  const exhausted = vi.fn(async () => {});
  work(async () => {
    throw new HopelessJobError('the photos are gone');
  }, exhausted);
  await producer.ensure('analyze', payload);
  await vi.waitFor(() => expect(exhausted).toHaveBeenCalledOnce(), 5_000);
  expect(await producer.report('analyze', payload)).toEqual({ state: 'failed', failedReason: 'the photos are gone' });
});

it('refuses a payload that is none, on both sides', async () => {
  const bad = { orderId: 'x' } as unknown as typeof payload;
  await expect(producer.ensure('analyze', bad)).rejects.toThrow();
  const run = vi.fn(async () => {});
  work(run);
  await producer.queues.analysis.add('analyze', bad, { jobId: 'analyze-x', attempts: 3 });
  await vi.waitFor(async () => expect(await producer.queues.analysis.getFailedCount()).toBe(1), 5_000);
  expect(run).not.toHaveBeenCalled();
});

it('fails at once while Redis is away instead of waiting', async () => {
  const lonely = createProducer({ redisUrl: 'redis://127.0.0.1:1', prefix: 'test', onError: () => {} });
  const started = Date.now();
  await expect(lonely.ensure('analyze', payload)).rejects.toThrow();
  expect(Date.now() - started).toBeLessThan(2_000);
  await lonely.close();
});
