import type { JobName, JobPayload } from '@trueseason/contracts';
import { type Job, Queue } from 'bullmq';
import { CATALOG, QUEUES, type QueueName } from './catalog.ts';
import { connectProducer, type QueueConnection } from './connection.ts';

/** What `ensure` found: nothing (it was added), a job under way, or an ended one (it was run again). */
export type Ensured = 'added' | 'under_way' | 'revived';

export interface JobReport {
  readonly state: 'missing' | 'under_way' | 'completed' | 'failed';
  readonly failedReason: string | undefined;
}

export interface Producer {
  /** Makes sure that the job will run once more from now; safe to repeat. Rejects with QueueAwayError while Redis is away. */
  ensure(name: JobName, payload: JobPayload): Promise<Ensured>;
  report(name: JobName, payload: JobPayload): Promise<JobReport>;
  isConnected(): boolean;
  readonly queues: Readonly<Record<QueueName, Queue>>;
  close(): Promise<void>;
}

/** There is no connection to Redis right now. */
export class QueueAwayError extends Error {
  override name = 'QueueAwayError';
  override message = 'Redis is away';
}

const DAY_SECONDS = 24 * 60 * 60;

async function reportOf(job: Job | undefined): Promise<JobReport> {
  const state = job ? await job.getState() : 'unknown';
  if (!job || state === 'unknown') return { state: 'missing', failedReason: undefined };
  const ended = state === 'completed' || state === 'failed';
  return { state: ended ? state : 'under_way', failedReason: job.failedReason };
}

export function createProducer(connection: QueueConnection): Producer {
  const redis = connectProducer(connection);
  const open = (name: QueueName) => {
    const queue = new Queue(name, { connection: redis, prefix: connection.prefix });
    queue.on('error', connection.onError);
    return queue;
  };
  const queues: Record<QueueName, Queue> = { analysis: open('analysis'), pdf: open('pdf'), mailer: open('mailer') };
  const isConnected = () => redis.status === 'ready';
  const find = (name: JobName, payload: JobPayload) => {
    // BullMQ would wait for a first connection for ever; whoever asks has a row in Postgres and asks again.
    if (!isConnected()) throw new QueueAwayError();
    const { queue, id } = CATALOG[name];
    return queues[queue].getJob(id(payload)) as Promise<Job | undefined>;
  };
  const add = async (name: JobName, payload: JobPayload) => {
    const { queue, schema, id, attempts, backoffMs } = CATALOG[name];
    await queues[queue].add(name, schema.parse(payload), {
      jobId: id(payload),
      attempts,
      backoff: { type: 'exponential', delay: backoffMs, jitter: 0.5 },
      // Completed jobs are of passing interest; failed ones stay for inspection.
      removeOnComplete: { age: DAY_SECONDS, count: 5_000 },
      removeOnFail: { age: 30 * DAY_SECONDS, count: 50_000 },
    });
  };

  return {
    queues,
    isConnected,
    report: async (name, payload) => reportOf(await find(name, payload)),
    ensure: async (name, payload) => {
      const job = await find(name, payload);
      const { state } = await reportOf(job);
      if (state === 'under_way') return 'under_way';
      // A kept ended job would swallow an add with its id without a word.
      if (state !== 'missing') await job?.remove();
      await add(name, payload);
      return state === 'missing' ? 'added' : 'revived';
    },
    close: async () => {
      await Promise.all(QUEUES.map((name) => queues[name].close()));
      redis.disconnect();
    },
  };
}
