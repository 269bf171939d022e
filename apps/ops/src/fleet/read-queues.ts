import { jobPayloadSchema } from '@trueseason/contracts';
import { type Producer, QUEUES, type QueueName } from '@trueseason/queue';
import { within } from './within.ts';

export interface QueueState {
  readonly queue: QueueName;
  /** Jobs by BullMQ's states. */
  readonly counts: Readonly<Record<string, number>>;
  /** Since the first job that no worker has taken was added; null when none waits. */
  readonly oldestWaitingSeconds: number | null;
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

const PATIENCE_MS = 2_000;
const FAILED_SHOWN = 20;

async function readQueue(producer: Producer, queue: QueueName): Promise<QueueState> {
  const [counts, first] = await Promise.all([
    producer.queues[queue].getJobCounts(),
    producer.queues[queue].getJobs(['waiting', 'prioritized'], 0, 0, true),
  ]);
  const added = first.filter(Boolean).map(({ timestamp }) => timestamp);
  const oldestWaitingSeconds = added.length > 0 ? Math.max(0, (Date.now() - Math.min(...added)) / 1000) : null;
  return { queue, counts, oldestWaitingSeconds };
}

async function readFailed(producer: Producer, queue: QueueName): Promise<FailedJob[]> {
  const jobs = await producer.queues[queue].getFailed(0, FAILED_SHOWN - 1);
  return jobs.filter(Boolean).map((job) => ({
    queue,
    jobId: job.id ?? '',
    job: job.name,
    orderId: jobPayloadSchema.safeParse(job.data).data?.orderId ?? null,
    attempts: job.attemptsMade,
    reason: job.failedReason ?? '',
    failedAt: job.finishedOn ? new Date(job.finishedOn).toISOString() : null,
  }));
}

/** What Redis holds. Rejects while it is away. */
export async function readQueues(producer: Producer): Promise<{ queues: QueueState[]; failed: FailedJob[] }> {
  const reading = Promise.all([
    Promise.all(QUEUES.map((queue) => readQueue(producer, queue))),
    Promise.all(QUEUES.map((queue) => readFailed(producer, queue))),
  ]);
  const [queues, failed] = await within(PATIENCE_MS, reading);
  return { queues, failed: failed.flat() };
}
