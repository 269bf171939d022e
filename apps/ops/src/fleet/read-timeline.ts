import { type Db, listOrderMoments } from '@trueseason/db';
import { JOB_LIST } from '@trueseason/orders';
import { jobId, type Producer } from '@trueseason/queue';

/** What happened to an order, by Postgres and by the queue; `queue` is null while Redis is away. */
export interface Timeline {
  readonly orderId: number;
  readonly moments: readonly Moment[];
  readonly queueRead: boolean;
}

export interface Moment {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly part: string;
  readonly what: string;
}

/** What the queue still knows of an order's jobs: ended ones are kept for a while. */
async function jobMoments(producer: Pick<Producer, 'queues'>, orderId: number): Promise<Moment[]> {
  const found = await Promise.all(JOB_LIST.map((spec) => producer.queues[spec.queue].getJob(jobId(spec, { orderId }))));
  return found.flatMap((job) => {
    if (!job) return [];
    const { name, timestamp, processedOn, finishedOn, attemptsStarted, stalledCounter, failedReason } = job;
    const lost = stalledCounter > 0 ? `, ${stalledCounter} times without its worker` : '';
    const steps: [at: number | undefined, what: string][] = [
      [timestamp, `${name} queued`],
      [processedOn, `${name} begun, run ${attemptsStarted}${lost}`],
      [finishedOn, failedReason ? `${name} failed: ${failedReason}` : `${name} done`],
    ];
    return steps.flatMap(([at, what]) => (at ? [{ at: new Date(at).toISOString(), part: 'queue', what }] : []));
  });
}

/** The whole way of an order; null where there is no such order. */
export async function readTimeline(
  { db, producer }: { db: Db; producer: Producer },
  orderId: number,
): Promise<Timeline | null> {
  const stored = await listOrderMoments(db, orderId);
  if (stored.length === 0) return null;
  const queued = producer.isConnected() ? await jobMoments(producer, orderId).catch(() => null) : null;
  const moments = [...stored.map((moment) => ({ ...moment, at: moment.at.toISOString() })), ...(queued ?? [])];
  return { orderId, moments: moments.toSorted((a, b) => a.at.localeCompare(b.at)), queueRead: queued !== null };
}
