import { orderPayloadSchema, type Producer, QUEUES, type QueueName, troubleOf } from '@trueseason/platform/queue';
import { withTimeout } from './with-timeout.ts';

const PATIENCE_MS = 2_000;
const LONG_WAIT_SECONDS = 60;
const FAILED_SHOWN = 20;
/** Jobs waiting for a dependency are counted up to this many per queue. */
const WAITING_COUNTED = 1_000;

async function readQueue(producer: Producer, queue: QueueName) {
  const [counts, first] = await Promise.all([
    producer.queues[queue].getJobCounts(),
    producer.queues[queue].getJobs(['waiting', 'prioritized'], 0, 0, true),
  ]);
  const added = first.filter(Boolean).map(({ timestamp }) => timestamp);
  const oldestWaitingSeconds = added.length > 0 ? Math.max(0, (Date.now() - Math.min(...added)) / 1000) : null;
  // Workers take jobs within seconds, unless all are busy or down.
  return { queue, counts, oldestWaitingSeconds, late: (oldestWaitingSeconds ?? 0) > LONG_WAIT_SECONDS };
}

export type QueueState = Awaited<ReturnType<typeof readQueue>>;

async function readFailed(producer: Producer, queue: QueueName) {
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

export type FailedJob = Awaited<ReturnType<typeof readFailed>>[number];

const orderIdOf = (data: unknown): number | null => orderPayloadSchema.safeParse(data).data?.orderId ?? null;

/** Jobs retried until a dependency is back: which one failed last, since when, and its message. */
async function readWaiting(producer: Producer, queue: QueueName) {
  const jobs = await producer.queues[queue].getDelayed(0, WAITING_COUNTED - 1);
  return jobs.filter(Boolean).flatMap((job) => {
    const { since, part, reason, outages } = troubleOf(job);
    return since ? [{ job: job.name, orderId: orderIdOf(job.data), part, since, runs: outages, reason }] : [];
  });
}

export type WaitingJob = Awaited<ReturnType<typeof readWaiting>>[number];

/** The state in Redis. @throws while it is down */
export async function readQueues(producer: Producer) {
  const reading = Promise.all([
    Promise.all(QUEUES.map((queue) => readQueue(producer, queue))),
    Promise.all(QUEUES.map((queue) => readFailed(producer, queue))),
    Promise.all(QUEUES.map((queue) => readWaiting(producer, queue))),
    producer.memoryUsed(),
  ]);
  const [queues, failed, waiting, memory] = await withTimeout(PATIENCE_MS, reading);
  const longest = waiting.flat().toSorted((a, b) => a.since.localeCompare(b.since));
  return { memory, queues, failed: failed.flat(), waiting: longest };
}
