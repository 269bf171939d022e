import { orderPayloadSchema, type Producer, QUEUES, type QueueName, troubleOf } from '@trueseason/queue';
import { within } from './within.ts';

export interface QueueState {
  readonly queue: QueueName;
  /** Jobs by BullMQ's states. */
  readonly counts: Readonly<Record<string, number>>;
  /** Since the first job that no worker has taken was added; null when none waits. */
  readonly oldestWaitingSeconds: number | null;
  /** A worker takes a job within seconds, unless all are busy or none lives. */
  readonly late: boolean;
}

export interface FailedJob {
  readonly queue: QueueName;
  readonly jobId: string;
  readonly job: string;
  readonly orderId: number | null;
  readonly attempts: number;
  readonly reason: string;
  readonly failedAt: string | null;
}

/** A job that waits for a part that is away: it is retried until the part is back. */
export interface WaitingJob {
  readonly job: string;
  readonly orderId: number | null;
  /** Which part was away last, since when, and what it said. */
  readonly part: string;
  readonly since: string;
  readonly runs: number;
  readonly reason: string;
}

const PATIENCE_MS = 2_000;
const LONG_WAIT_SECONDS = 60;
const FAILED_SHOWN = 20;
/** Jobs that wait for a part are counted up to this many a queue. */
const WAITING_COUNTED = 1_000;

async function readQueue(producer: Producer, queue: QueueName): Promise<QueueState> {
  const [counts, first] = await Promise.all([
    producer.queues[queue].getJobCounts(),
    producer.queues[queue].getJobs(['waiting', 'prioritized'], 0, 0, true),
  ]);
  const added = first.filter(Boolean).map(({ timestamp }) => timestamp);
  const oldestWaitingSeconds = added.length > 0 ? Math.max(0, (Date.now() - Math.min(...added)) / 1000) : null;
  return { queue, counts, oldestWaitingSeconds, late: (oldestWaitingSeconds ?? 0) > LONG_WAIT_SECONDS };
}

async function readFailed(producer: Producer, queue: QueueName): Promise<FailedJob[]> {
  const jobs = await producer.queues[queue].getFailed(0, FAILED_SHOWN - 1);
  return jobs.filter(Boolean).map((job) => ({
    queue,
    jobId: job.id ?? '',
    job: job.name,
    orderId: orderIdOf(job.data),
    attempts: job.attemptsMade,
    reason: job.failedReason ?? '',
    failedAt: job.finishedOn ? new Date(job.finishedOn).toISOString() : null,
  }));
}

const orderIdOf = (data: unknown): number | null => orderPayloadSchema.safeParse(data).data?.orderId ?? null;

async function readWaiting(producer: Producer, queue: QueueName): Promise<WaitingJob[]> {
  const jobs = await producer.queues[queue].getDelayed(0, WAITING_COUNTED - 1);
  return jobs.filter(Boolean).flatMap((job) => {
    const { since, part, reason, outages } = troubleOf(job);
    return since ? [{ job: job.name, orderId: orderIdOf(job.data), part, since, runs: outages, reason }] : [];
  });
}

export interface QueuesState {
  /** Share of Redis' memory in use; null without a limit. */
  readonly memory: number | null;
  readonly queues: QueueState[];
  readonly failed: FailedJob[];
  /** Those that wait longest come first. */
  readonly waiting: WaitingJob[];
}

/** What Redis holds. Rejects while it is away. */
export async function readQueues(producer: Producer): Promise<QueuesState> {
  const reading = Promise.all([
    Promise.all(QUEUES.map((queue) => readQueue(producer, queue))),
    Promise.all(QUEUES.map((queue) => readFailed(producer, queue))),
    Promise.all(QUEUES.map((queue) => readWaiting(producer, queue))),
    producer.memoryUsed(),
  ]);
  const [queues, failed, waiting, memory] = await within(PATIENCE_MS, reading);
  const longest = waiting.flat().toSorted((a, b) => a.since.localeCompare(b.since));
  return { memory, queues, failed: failed.flat(), waiting: longest };
}
