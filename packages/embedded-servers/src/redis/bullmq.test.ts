import type { EventEmitter } from 'node:events';
import { type Job, Queue, QueueEvents, Worker } from 'bullmq';
import { afterEach, expect, test } from 'vitest';
import { type Redis, startRedis } from './start.ts';

let server: Redis;
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
  await server.close();
});

const opened = <T extends EventEmitter & { close(): Promise<void> }>(one: T): T => {
  one.on('error', () => {});
  open.push(one);
  return one;
};

test('runs BullMQ: delays, retries, and a worker that continues after the server was killed', async () => {
  server = await startRedis();
  const url = new URL(server.url);
  const connection = { host: url.hostname, port: Number(url.port), retryStrategy: () => 50 };
  const queue = opened(new Queue('smoke', { connection }));
  const events = opened(new QueueEvents('smoke', { connection }));
  await events.waitUntilReady();
  const attempts: string[] = [];
  const handle = async ({ name, attemptsMade }: Job) => {
    attempts.push(`${name} ${attemptsMade}`);
    if (name === 'retried' && attemptsMade === 0) throw new Error('once');
    return name;
  };
  opened(new Worker('smoke', handle, { connection: { ...connection, maxRetriesPerRequest: null }, concurrency: 2 }));

  const retried = await queue.add('retried', {}, { attempts: 2, backoff: { type: 'fixed', delay: 50 } });
  const delayed = await queue.add('delayed', {}, { delay: 200 });
  expect(await Promise.all([retried, delayed].map((job) => job.waitUntilFinished(events, 10_000)))).toEqual([
    'retried',
    'delayed',
  ]);
  expect(attempts.filter((one) => one.startsWith('retried'))).toEqual(['retried 0', 'retried 1']);

  process.kill(server.pid, 'SIGKILL');
  await server.exited;
  await server.restart();
  const after = await queue.add('after', {});
  expect(await after.waitUntilFinished(events, 15_000)).toBe('after');
}, 60_000);
