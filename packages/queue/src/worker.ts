import type { JobName, JobPayload } from '@trueseason/contracts';
import type { Logger, Registry } from '@trueseason/runtime';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import { CATALOG, type QueueName } from './catalog.ts';
import { connectWorker, type QueueConnection } from './connection.ts';
import { createJobMetrics } from './metrics.ts';

export interface JobContext {
  readonly payload: JobPayload;
  /** Counts from 1. */
  readonly attempt: number;
  /** Aborts when the run has used up its time. */
  readonly signal: AbortSignal;
  readonly logger: Logger;
}

export interface JobHandler {
  run(context: JobContext): Promise<void>;
  /** The job will not be tried again: leave the order in a state that a person understands. */
  exhausted(context: Pick<JobContext, 'payload' | 'logger'>, error: Error): Promise<void>;
}

/** Thrown by a handler when trying again cannot help. */
export class HopelessJobError extends UnrecoverableError {}

export interface WorkerOptions extends QueueConnection {
  readonly queue: QueueName;
  readonly concurrency: number;
  readonly handlers: Partial<Record<JobName, JobHandler>>;
  readonly logger: Logger;
  readonly registry: Registry;
}

export interface RunningWorker {
  /** Whether the worker is connected and takes jobs. */
  check(): Promise<void>;
  /** Stops taking jobs and waits for those under way. */
  close(): Promise<void>;
}

/** A dead worker's job is free after at most lock + interval (15 s); BullMQ's defaults take a minute. */
const LOCK_MS = 10_000;
const STALLED_INTERVAL_MS = 5_000;
/** Deploys and crashes may hit one job several times; beyond this the job itself is what kills workers. */
const MAX_STALLS = 5;

export function startWorker(options: WorkerOptions): RunningWorker {
  const { queue, handlers, logger, registry } = options;
  const redis = connectWorker(options);
  const metrics = createJobMetrics(registry, queue);

  const prepare = (job: Job) => {
    const name = job.name as JobName;
    const handler = handlers[name];
    const definition = CATALOG[name];
    const parsed = definition?.schema.safeParse(job.data);
    if (!handler || !parsed?.success) throw new HopelessJobError(`No handler takes ${job.name} with this payload`);
    const attempt = job.attemptsMade + 1;
    const context = { job: job.name, jobId: job.id, orderId: parsed.data.orderId, attempt };
    return { handler, definition, payload: parsed.data, attempt, logger: logger.child(context) };
  };

  const process = async (job: Job) => {
    const { handler, definition, payload, attempt, logger: log } = prepare(job);
    const timeout = AbortSignal.timeout(definition.timeoutMs);
    const late = new Promise<never>((_, reject) => {
      timeout.addEventListener('abort', () => reject(new Error(`Ran longer than ${definition.timeoutMs} ms`)));
    });
    await metrics.observe(job, () =>
      Promise.race([handler.run({ payload, attempt, signal: timeout, logger: log }), late]),
    );
  };

  const worker = new Worker(queue, process, {
    connection: redis,
    prefix: options.prefix,
    concurrency: options.concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_INTERVAL_MS,
    maxStalledCount: MAX_STALLS,
  });
  worker.on('error', options.onError);
  worker.on('stalled', (jobId) => logger.warn({ jobId }, 'a job stalled and is run again'));
  worker.on('failed', (job, error) => {
    if (!job) return;
    const attempts = job.opts.attempts ?? 1;
    const final = error instanceof UnrecoverableError || job.attemptsMade >= attempts;
    logger.warn({ jobId: job.id, attempt: job.attemptsMade, final, reason: error.message }, 'a job failed');
    if (!final) return;
    metrics.exhausted(job);
    try {
      const { handler, payload, logger: log } = prepare(job);
      handler
        .exhausted({ payload, logger: log }, error)
        // The sweeper finds the failed job and tells the order again.
        .catch((err) => log.error({ err }, 'could not record a failure'));
    } catch (err) {
      logger.error({ err, jobId: job.id }, 'a job that nobody handles');
    }
  });

  return {
    check: async () => {
      if (!worker.isRunning()) throw new Error('not running');
      await redis.ping();
    },
    close: async () => {
      await worker.close();
      redis.disconnect();
    },
  };
}
