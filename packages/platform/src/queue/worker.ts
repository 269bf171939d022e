import { type Job, UnrecoverableError, Worker } from 'bullmq';
import { inSpan, type Logger, type Registry, SpanKind } from '../runtime/index.ts';
import { checkWrites, connectWorker, type QueueConnection } from './connection.ts';
import type { WorkerJob } from './job.ts';
import { createJobMetrics } from './metrics.ts';
import type { QueueName } from './queues.ts';
import { type OutageOptions, runJob } from './run-job.ts';

export interface WorkerOptions extends QueueConnection, OutageOptions {
  readonly queue: QueueName;
  readonly concurrency: number;
  readonly jobs: readonly WorkerJob[];
  readonly logger: Logger;
  readonly registry: Registry;
}

export interface RunningWorker {
  /** Whether the worker is connected and takes jobs. */
  check(): Promise<void>;
  /** Stops taking jobs and finishes those under way. */
  close(): Promise<void>;
}

/** BullMQ's default needs half a minute to detect a dead worker. */
const STALLED_INTERVAL_MS = 5_000;
/** Idle workers poll this often; BullMQ replaces a connection that is silent a second longer. */
const DRAIN_SECONDS = 2;
/** run-job.ts limits stalls, as it can notify the order; BullMQ must not end the job first. */
const NO_LIMIT = 1_000_000;

export function startWorker(options: WorkerOptions): RunningWorker {
  const { queue, jobs, logger, registry } = options;
  const redis = connectWorker(options);
  const metrics = createJobMetrics(registry, queue);
  const byName = new Map(jobs.map((job) => [job.spec.name, job]));

  const hasCompletedSince = async (timestamp: number): Promise<boolean> =>
    (await redis.zcount(worker.toKey('completed'), timestamp, '+inf')) > 0;
  const process = (job: Job, token = '') => {
    const workerJob = byName.get(job.name);
    const parsed = workerJob?.spec.payload.safeParse(job.data);
    if (!workerJob || !parsed?.success) throw new UnrecoverableError(`No handler takes ${job.name} with this payload`);
    const payload = parsed.data;
    const child = logger.child({ job: job.name, jobId: job.id, orderId: payload.orderId });
    const { orderId } = payload;
    const attributes = { orderId, waitedMs: Date.now() - job.timestamp, attempt: job.attemptsMade + 1 };
    return inSpan(job.name, { kind: SpanKind.CONSUMER, parent: job.data.trace, attributes }, () =>
      runJob({ ...options, job, token, workerJob, payload, hasCompletedSince, logger: child, metrics }),
    );
  };

  const worker = new Worker(queue, process, {
    connection: redis,
    prefix: options.prefix,
    concurrency: options.concurrency,
    lockDuration: Math.max(...jobs.map(({ spec }) => spec.timing.lockMs)),
    drainDelay: DRAIN_SECONDS,
    stalledInterval: STALLED_INTERVAL_MS,
    maxStalledCount: NO_LIMIT,
  });
  worker.on('error', options.onError);
  worker.on('stalled', (jobId) => logger.warn({ jobId }, 'a job lost its worker and is run again'));
  worker.on('failed', (job, error) => {
    if (!job) return;
    const final = error instanceof UnrecoverableError;
    logger.warn({ jobId: job.id, attempt: job.attemptsMade, final, reason: error.message }, 'a job failed');
    if (final) metrics.exhausted(job);
  });

  return {
    check: async () => {
      if (!worker.isRunning()) throw new Error('not running');
      await checkWrites(redis, options.prefix);
    },
    close: async () => {
      await worker.close();
      redis.disconnect();
    },
  };
}
