import { randomUUID } from 'node:crypto';
import type { System } from '@trueseason/local-stack';
import { createProducer, type JobSpec, orderPayloadSchema, startWorker, type WorkerJob } from '@trueseason/queue';
import { createLogger, createRegistry } from '@trueseason/runtime';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { cpuTimeOfAll } from '../processes.ts';
import type { Pair, Round } from './pairs.ts';

const JOBS = 600;
const CONCURRENCY = 10;
/** As order numbers are. */
const FIRST_ORDER = 41_000_000_001;
const onError = () => {};

/** Counts down to zero. */
function countdown(from: number) {
  let left = from;
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    done: promise,
    tick: async () => {
      left -= 1;
      if (left === 0) resolve();
    },
  };
}

async function ours(redisUrl: string): Promise<Round> {
  const prefix = `bench-${randomUUID()}`;
  const connection = { redisUrl, prefix, onError };
  const timing = { attempts: 4, backoffMs: 1_000, timeoutMs: 30_000, lockMs: 10_000 };
  const spec: JobSpec = { name: 'nothing', queue: 'pdf', payload: orderPayloadSchema, timing };
  const { done, tick } = countdown(JOBS);
  const job: WorkerJob = { spec, run: tick, onExhausted: async () => {} };
  const logger = createLogger('bench', 'silent');
  const registry = createRegistry('bench');
  const producer = createProducer(connection);
  await producer.queues.pdf.waitUntilReady();
  const worker = startWorker({
    ...connection,
    queue: 'pdf',
    concurrency: CONCURRENCY,
    jobs: [job],
    logger,
    registry,
    partOf: () => 'bench',
  });
  await worker.check();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: JOBS }, (_, index) => producer.ensure(spec, { orderId: FIRST_ORDER + index })),
  );
  await done;
  const seconds = (performance.now() - started) / 1000;
  await worker.close();
  await producer.close();
  return { rate: JOBS / seconds, operations: JOBS };
}

async function bare(redisUrl: string): Promise<Round> {
  const prefix = `bench-${randomUUID()}`;
  const connections = [new Redis(redisUrl), new Redis(redisUrl, { maxRetriesPerRequest: null })] as const;
  const { done, tick } = countdown(JOBS);
  const queue = new Queue('bare', { connection: connections[0], prefix });
  const worker = new Worker('bare', tick, { connection: connections[1], prefix, concurrency: CONCURRENCY });
  await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
  const started = performance.now();
  await Promise.all(Array.from({ length: JOBS }, (_, index) => queue.add('nothing', { orderId: FIRST_ORDER + index })));
  await done;
  const seconds = (performance.now() - started) / 1000;
  await worker.close();
  await queue.close();
  for (const connection of connections) connection.disconnect();
  return { rate: JOBS / seconds, operations: JOBS };
}

/** A job that does nothing: found, checked, timed, counted and kept by ours; added and run by the bare one. */
export function queuePair({ env: { REDIS_URL = '' }, redis }: System): Pair {
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + (cpuTimeOfAll(redis?.pid) ?? Number.NaN);
  };
  return {
    name: 'queue',
    what: `queue: ${JOBS} empty jobs, ${CONCURRENCY} at once`,
    unit: 'jobs/s',
    cpu: { ours: cpu, bare: cpu },
    ours: () => ours(REDIS_URL),
    bare: () => bare(REDIS_URL),
  };
}
