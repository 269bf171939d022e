import type { Producer } from '@trueseason/platform/queue';
import type { Database } from '../database/index.ts';
import type { Job } from '../outbox/index.ts';
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

/** All of a job's overdue work, by page. */
async function* overdueOf(db: Database, job: Job, { graceMs, limit }: { graceMs: number; limit: number }) {
  let afterId = 0;
  for (;;) {
    const page = await job.findOverdue(db, { graceMs, afterId, limit });
    yield page;
    const last = page.at(-1);
    if (!last || page.length < limit) return;
    afterId = last.orderId;
  }
}

/** Requeues overdue work that is not running, even failed jobs: exhausted ones moved their order on. Counts by kind. */
export async function requeueOverdueJobs(
  db: Database,
  producer: Pick<Producer, 'ensure'>,
  options: { graceMs: number; limit: number },
): Promise<Record<Repair, number>> {
  const counts = { requeued: 0, under_way: 0 };
  for (const job of JOB_LIST) {
    for await (const page of overdueOf(db, job, options)) {
      const repairs = await Promise.all(page.map((payload) => producer.ensure(job, payload)));
      for (const state of repairs) counts[state === 'under_way' ? 'under_way' : 'requeued'] += 1;
    }
  }
  return counts;
}
