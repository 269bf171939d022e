import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { testRedisUrl } from '@trueseason/testing';
import { startWire, type Wire } from '@trueseason/testing/servers';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger, createRegistry } from '../runtime/index.ts';
import { connectCounters, connectProducer, connectWorker } from './connection.ts';
import {
  createProducer,
  type JobContext,
  type JobSpec,
  jobId,
  OutageError,
  orderPayloadSchema,
  type Producer,
  SuspectInputError,
  startWorker,
  suspectInput,
  troubleOf,
  UnrecoverableJobError,
} from './index.ts';

const payload = { orderId: 1_234_567_890 };
const spec: JobSpec = {
  name: 'analyze',
  queue: 'analysis',
  payload: orderPayloadSchema,
  timing: { attempts: 2, backoffMs: 20, timeoutMs: 5_000, lockMs: 10_000 },
};
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

function work(
  run: (context: JobContext) => Promise<void>,
  onExhausted = async (): Promise<void> => {},
  job = spec,
  url = redisUrl,
) {
  const registry = createRegistry('test');
  const worker = startWorker({
    queue: 'analysis',
    concurrency: 1,
    jobs: [{ spec: job, run, onExhausted }],
    logger: createLogger('test', 'silent'),
    registry,
    outagePause: { firstMs: 5, longestMs: 20 },
    redisUrl: url,
    prefix: 'test',
    onError: () => {},
  });
  closing.push(worker);
  return { registry, worker };
}
const reported = async () => (await producer.report(spec, payload)).state;
const until = (state: string) => vi.waitFor(async () => expect(await reported()).toBe(state), 8_000);
const found = async () => {
  const job = await producer.queues.analysis.getJob(jobId(spec, payload));
  if (!job) throw new Error('there is no job');
  return job;
};

it('queues a job once, and again after it has ended', async () => {
  expect(await producer.ensure(spec, payload)).toBe('added');
  expect(await producer.ensure(spec, payload)).toBe('under_way');
  const run = vi.fn(async () => {});
  work(run);
  await until('completed');
  expect(await producer.ensure(spec, payload)).toBe('revived');
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), 20_000);
});

it('retries after a failure and counts both', async () => {
  const { registry } = work(async ({ attempt }) => {
    if (attempt === 1) throw new SuspectInputError('once');
  });
  await producer.ensure(spec, payload);
  await until('completed');
  const metrics = await registry.metrics();
  expect(metrics).toMatch(/job_run_seconds_count\{.*outcome="failed".*\} 1/);
  expect(metrics).toMatch(/job_run_seconds_count\{.*outcome="completed".*\} 1/);
});

it('ends an unrecoverable job at once, reports why, and keeps it for inspection', async () => {
  const onExhausted = vi.fn(async () => {});
  work(async () => {
    throw new UnrecoverableJobError('the photos are gone');
  }, onExhausted);
  await producer.ensure(spec, payload);
  await until('failed');
  expect(onExhausted).toHaveBeenCalledExactlyOnceWith(payload, 'the photos are gone');
  expect(await producer.report(spec, payload)).toEqual({ state: 'failed', failedReason: 'the photos are gone' });
});

it('exhausts a job whose input breaks every attempt', async () => {
  const onExhausted = vi.fn(async () => {});
  const run = vi.fn(async () => {
    throw new SuspectInputError('the engine died');
  });
  work(run, onExhausted);
  await producer.ensure(spec, payload);
  await until('failed');
  expect(run).toHaveBeenCalledTimes(2);
  expect(onExhausted).toHaveBeenCalledOnce();
});

describe('an outage', () => {
  it('is not an attempt: the job is retried until it works, and shows the failing part', async () => {
    const seen: number[] = [];
    let away = true;
    const { registry } = work(async ({ attempt }) => {
      seen.push(attempt);
      if (away) throw new OutageError('store', 'connection refused');
    });
    await producer.ensure(spec, payload);
    await vi.waitFor(async () => expect(troubleOf(await found()).outages).toBeGreaterThan(5), 8_000);
    expect(troubleOf(await found())).toMatchObject({ part: 'store', reason: 'connection refused' });
    away = false;
    await until('completed');
    expect(new Set(seen)).toEqual(new Set([1]));
    expect(await registry.metrics()).toMatch(/job_outages_total\{.*part="store".*\} \d+/);
  });

  it('is assumed for every error not blamed on the input, and every timeout', async () => {
    const onExhausted = vi.fn(async () => {});
    const runs: (() => Promise<void>)[] = [
      () => Promise.reject(new TypeError('x is not a function')),
      () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:5432')),
      () => new Promise(() => {}),
    ];
    const quick = { ...spec, timing: { ...spec.timing, timeoutMs: 50 } };
    work(async () => runs.shift()?.(), onExhausted, quick);
    await producer.ensure(spec, payload);
    await until('completed');
    expect(runs).toEqual([]);
    expect(onExhausted).not.toHaveBeenCalled();
  });

  it('is not assumed while a run makes progress, however long it takes', async () => {
    const quick = { ...spec, timing: { ...spec.timing, timeoutMs: 600 } };
    const run = vi.fn(async ({ progress }: JobContext) => {
      for (let step = 0; step < 40; step++) {
        await sleep(25);
        progress();
      }
    });
    work(run, undefined, quick);
    await producer.ensure(spec, payload);
    await until('completed');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('keeps an exhausted job until its order can be notified', async () => {
    const onExhausted = vi.fn(async () => {}).mockRejectedValueOnce(new Error('the database is away'));
    work(async () => {
      throw new UnrecoverableJobError('the photos are gone');
    }, onExhausted);
    await producer.ensure(spec, payload);
    await until('failed');
    expect(onExhausted).toHaveBeenCalledTimes(2);
  });
});

describe('a job that lost its worker', () => {
  const lose = async (times: number) => {
    await producer.ensure(spec, payload);
    const redis = new Redis(redisUrl);
    await redis.hset(`test:analysis:${jobId(spec, payload)}`, { stc: times });
    redis.disconnect();
  };

  it('is rerun a few times', async () => {
    await lose(3);
    const onExhausted = vi.fn(async () => {});
    work(async () => {}, onExhausted);
    await until('completed');
    expect(onExhausted).not.toHaveBeenCalled();
  });

  it('is rerun however often while workers do no other job either', async () => {
    await lose(30);
    const onExhausted = vi.fn(async () => {});
    const seen: string[] = [];
    work(async () => {
      seen.push(troubleOf(await found()).part);
    }, onExhausted);
    await until('completed');
    expect(onExhausted).not.toHaveBeenCalled();
    expect(seen).toEqual(['worker']);
  });

  it('is exhausted without another run if workers do other jobs', async () => {
    await lose(8);
    const run = vi.fn(async () => {});
    const onExhausted = vi.fn(async () => {});
    const other = { orderId: payload.orderId + 1 };
    await producer.queues.analysis.pause();
    work(run, onExhausted);
    await producer.queues.analysis.add('analyze', other, { jobId: jobId(spec, other), lifo: true });
    await producer.queues.analysis.resume();
    await until('failed');
    expect(run.mock.calls).toMatchObject([[{ payload: other }]]);
    expect(onExhausted).toHaveBeenCalledExactlyOnceWith(payload, 'Its workers died 8 times');
  });
});

describe('a part that failed on an input', () => {
  const broken = () => Promise.reject(new Error('it died'));

  it('and works without it makes the input suspect', async () => {
    await expect(suspectInput('engine', broken, async () => {})).rejects.toThrow(new SuspectInputError('it died'));
  });

  it('and fails without it as well is down', async () => {
    const error = await suspectInput('engine', broken, () => Promise.reject(new Error('no memory'))).catch((e) => e);
    expect(error).toBeInstanceOf(OutageError);
    expect(error).toMatchObject({ part: 'engine', message: 'it died; without the input: no memory' });
  });
});

it('refuses an invalid payload on both sides', async () => {
  const bad = { orderId: 'x' } as unknown as typeof payload;
  await expect(producer.ensure(spec, bad)).rejects.toThrow();
  const run = vi.fn(async () => {});
  work(run);
  await producer.queues.analysis.add('analyze', bad, { jobId: 'analyze-x', attempts: 3 });
  await vi.waitFor(async () => expect(await producer.queues.analysis.getFailedCount()).toBe(1), 5_000);
  expect(run).not.toHaveBeenCalled();
});

it('fails at once while Redis is down', async () => {
  const lonely = createProducer({ redisUrl: 'redis://127.0.0.1:1', prefix: 'test', onError: () => {} });
  const started = Date.now();
  await expect(lonely.ensure(spec, payload)).rejects.toThrow();
  expect(Date.now() - started).toBeLessThan(2_000);
  await lonely.close();
});

const CONNECTIONS = [
  ['producer', connectProducer],
  ['worker', connectWorker],
  ['counters', connectCounters],
] as const;

it.each(CONNECTIONS)('reconnects the %s when the server becomes a replica', async (_, connect) => {
  const redis = connect({ redisUrl, onError: () => {} });
  const reconnected = once(redis, 'reconnecting');
  if (redis.status !== 'ready') await once(redis, 'ready');
  const refused = redis.eval("return redis.error_reply('READONLY You can not write against a replica.')", 0);
  await expect(refused).rejects.toThrow('READONLY');
  await reconnected;
  await once(redis, 'ready');
  redis.disconnect();
});

describe('a connection that stalls', () => {
  let wire: Wire;
  beforeEach(async () => {
    wire = await startWire(redisUrl);
    closing.unshift(wire);
  });
  /** Open connections never answer again, as after a failover that closes nothing; new ones work. */
  const stall = () => {
    wire.become('stalled');
    wire.become('open');
  };

  it('is replaced, whatever it is for', async () => {
    const open = CONNECTIONS.map(([, connect]) => connect({ redisUrl: wire.url, onError: () => {} }));
    await Promise.all(open.map((redis) => redis.status === 'ready' || once(redis, 'ready')));
    stall();
    const writes = open.map((redis) => vi.waitFor(() => redis.set('a', 'b'), { timeout: 15_000, interval: 100 }));
    await Promise.all(writes);
    for (const redis of open) redis.disconnect();
  }, 20_000);

  it('fails the checks of producer and worker until it is replaced, and no job is lost', async () => {
    const run = vi.fn(async () => {});
    const worker = work(run, undefined, spec, wire.url).worker;
    const through = createProducer({ redisUrl: wire.url, prefix: 'test', onError: () => {} });
    closing.push(through);
    await vi.waitFor(() => Promise.all([worker.check(), through.check()]), 5_000);
    stall();
    const checks = [worker.check(), through.check()];
    expect(await Promise.race([...checks, sleep(1_000, 'silent')])).toBe('silent');
    const began = Date.now();
    await vi.waitFor(() => through.ensure(spec, payload), { timeout: 15_000, interval: 100 });
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), { timeout: 15_000 - (Date.now() - began) });
    await until('completed');
    await Promise.allSettled(checks);
  }, 30_000);
});
