import { DEAD_JOB_DAYS } from '@trueseason/contracts';
import { type Job, Queue } from 'bullmq';
import { checkWrites, connectProducer, type QueueConnection } from './connection.ts';
import { type JobSpec, jobId, type OrderPayload } from './job.ts';
import { QUEUES, type QueueName } from './queues.ts';

/** What `ensure` did: added, found running, or revived an ended job. */
export type EnsureOutcome = 'added' | 'under_way' | 'revived';

export interface JobReport {
  readonly state: 'missing' | 'under_way' | 'completed' | 'failed';
  readonly failedReason: string | undefined;
}

export interface Producer {
  /** Ensures that the job runs again; idempotent. Rejects with QueueAwayError while Redis is down. */
  ensure<Payload extends OrderPayload>(
    job: JobSpec<string, QueueName, Payload>,
    payload: Payload,
    /** Parent traceparent (W3C). */
    trace?: string | null,
  ): Promise<EnsureOutcome>;
  report(job: JobSpec, payload: OrderPayload): Promise<JobReport>;
  /** Removes a job unless it runs; then it ends by itself. Rejects with QueueAwayError while Redis is down. */
  remove(job: JobSpec, payload: OrderPayload): Promise<void>;
  isConnected(): boolean;
  /** Rejects unless Redis accepts a write. */
  check(): Promise<void>;
  /** Used share of Redis's memory; null without a limit. Rejects with QueueAwayError while Redis is down. */
  memoryUsed(): Promise<number | null>;
  readonly queues: Readonly<Record<QueueName, Queue>>;
  close(): Promise<void>;
}

/** Not connected to Redis. */
export class QueueAwayError extends Error {
  override name = 'QueueAwayError';
  override message = 'Redis is away';
}

const DAY_SECONDS = 24 * 60 * 60;

async function reportOf(job: Job | undefined): Promise<JobReport> {
  const state = job ? await job.getState() : 'unknown';
  if (!job || state === 'unknown') return { state: 'missing', failedReason: undefined };
  const isEnded = state === 'completed' || state === 'failed';
  return { state: isEnded ? state : 'under_way', failedReason: job.failedReason };
}

/** A running job will find no order and end. */
const ignoreLocked = (error: Error): void => {
  if (!/locked/i.test(error.message)) throw error;
};

export function createProducer(connection: QueueConnection): Producer {
  const redis = connectProducer(connection);
  const openQueue = (name: QueueName) => {
    const queue = new Queue(name, { connection: redis, prefix: connection.prefix });
    queue.on('error', connection.onError);
    return queue;
  };
  const queues: Record<QueueName, Queue> = {
    analysis: openQueue('analysis'),
    pdf: openQueue('pdf'),
    mailer: openQueue('mailer'),
  };
  const isConnected = () => redis.status === 'ready';
  const findJob = async (job: JobSpec, payload: OrderPayload): Promise<Job | undefined> => {
    // BullMQ would wait forever for its first connection; callers retry from a row in Postgres.
    if (!isConnected()) throw new QueueAwayError();
    return queues[job.queue].getJob(jobId(job, payload));
  };
  const addJob = async <Payload extends OrderPayload>(
    job: JobSpec<string, QueueName, Payload>,
    payload: Payload,
    trace?: string | null,
  ) => {
    const { name, queue, timing } = job;
    await queues[queue].add(
      name,
      { ...job.payload.parse(payload), ...(trace && { trace }) },
      {
        jobId: jobId(job, payload),
        priority: job.priority?.(payload) ?? 0,
        attempts: timing.attempts,
        backoff: { type: 'exponential', delay: timing.backoffMs, jitter: 0.5 },
        // Completed jobs are removed soon; failed ones stay for inspection.
        removeOnComplete: { age: DAY_SECONDS, count: 5_000 },
        removeOnFail: { age: DEAD_JOB_DAYS * DAY_SECONDS, count: 50_000 },
      },
    );
  };

  return {
    queues,
    isConnected,
    check: () => checkWrites(redis, connection.prefix),
    memoryUsed: async () => {
      if (!isConnected()) throw new QueueAwayError();
      const info = await redis.info('memory');
      const [used = 0, limit = 0] = ['used_memory', 'maxmemory'].map((name) =>
        Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1]),
      );
      return limit > 0 ? used / limit : null;
    },
    report: async (job, payload) => reportOf(await findJob(job, payload)),
    remove: async (spec, payload) => {
      const job = await findJob(spec, payload);
      if ((await reportOf(job)).state !== 'missing') await job?.remove().catch(ignoreLocked);
      // BullMQ's event stream contains job names, and we do not read it.
      await redis.xtrim(queues[spec.queue].toKey('events'), 'MAXLEN', 0);
    },
    ensure: async (spec, payload, trace) => {
      if (!isConnected()) throw new QueueAwayError();
      // Sent together: usually the job is new, and one round trip is enough.
      const [existingCount] = await Promise.all([
        redis.exists(queues[spec.queue].toKey(jobId(spec, payload))),
        addJob(spec, payload, trace),
      ]);
      if (existingCount === 0) return 'added';
      const job = await findJob(spec, payload);
      const { state } = await reportOf(job);
      if (state === 'under_way') return 'under_way';
      // BullMQ silently ignores an add if an ended job with that ID is kept.
      if (state !== 'missing') await job?.remove();
      await addJob(spec, payload, trace);
      return state === 'missing' ? 'added' : 'revived';
    },
    close: async () => {
      await Promise.all(QUEUES.map((name) => queues[name].close()));
      redis.disconnect();
    },
  };
}
