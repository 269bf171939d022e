import type { Producer } from '@trueseason/platform/queue';
import type { Database } from '../database/index.ts';
import { workInBites } from '../tasks/index.ts';
import { JOB_LIST, type JobName } from './job-list.ts';

export interface OverdueJob {
  readonly job: JobName;
  readonly orderId: number;
}

/** Default time before work is overdue. */
export const SWEEP_GRACE_MS = 20_000;

/** Up to `limitPerJob` of each job; `graceMs` excludes recent work. */
export async function findOverdueJobs(db: Database, graceMs: number, limitPerJob: number): Promise<OverdueJob[]> {
  const page = { graceMs, afterId: 0, limit: limitPerJob };
  const overdueByJob = JOB_LIST.map(async (job) =>
    (await job.findOverdue(db, page)).map(({ orderId }) => ({ job: job.name, orderId })),
  );
  return (await Promise.all(overdueByJob)).flat();
}

export type Repair = 'requeued' | 'under_way';

/** Of a round; the next one continues. */
const BUDGET_MS = 60_000;

interface SweepOptions {
  readonly graceMs: number;
  /** Of a page. */
  readonly limit: number;
  readonly signal?: AbortSignal;
}

/** A job and the order after which its next page begins. */
function placeOf(cursor: string): { readonly index: number; readonly afterId: number } {
  const [name, afterId] = cursor.split(' ');
  return {
    index: Math.max(
      0,
      JOB_LIST.findIndex((job) => job.name === name),
    ),
    afterId: Number(afterId ?? 0),
  };
}

/**
 * Requeues overdue work that is not running, even failed jobs: exhausted ones moved their order on. In bites, by job and
 * page. Counts by kind.
 */
export async function requeueOverdueJobs(
  db: Database,
  producer: Pick<Producer, 'ensure'>,
  { graceMs, limit, signal }: SweepOptions,
): Promise<Record<Repair, number>> {
  const counts = { requeued: 0, under_way: 0 };
  await workInBites(db, 'overdue jobs', { budgetMs: BUDGET_MS, ...(signal && { signal }) }, async (cursor) => {
    const { index, afterId } = placeOf(cursor);
    const job = JOB_LIST[index];
    if (!job) return { cursor: '', isDone: true };
    const page = await job.findOverdue(db, { graceMs, afterId, limit });
    const repairs = await Promise.all(page.map((payload) => producer.ensure(job, payload)));
    for (const state of repairs) counts[state === 'under_way' ? 'under_way' : 'requeued'] += 1;
    const last = page.at(-1);
    if (last && page.length === limit) return { cursor: `${job.name} ${last.orderId}`, isDone: false };
    const next = JOB_LIST[index + 1];
    return next ? { cursor: next.name, isDone: false } : { cursor: '', isDone: true };
  });
  return counts;
}
