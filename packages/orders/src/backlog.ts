import type { JobName } from '@trueseason/contracts';
import type { Db } from '@trueseason/db';
import { sql } from 'kysely';
import { MAIL_JOBS } from './deliver-mail.ts';

/** Work that Postgres says should have been done by now. */
export interface OverdueJob {
  readonly job: JobName;
  readonly orderId: number;
}

/**
 * What each worker should have finished: orders with photos that nobody analysed, completed orders
 * without a report, mails not sent. `graceMs` keeps fresh work out of it.
 */
export async function findOverdue(db: Db, graceMs: number, limit: number): Promise<OverdueJob[]> {
  const since = sql<Date>`now() - ${graceMs} * interval '1 millisecond'`;
  const analyses = db
    .selectFrom('orders')
    .select(['id as orderId', sql<JobName>`'analyze'`.as('job')])
    .where('progress', 'in', ['files_uploaded', 'processing'])
    .where((eb) => eb.or([eb('flow', '=', 'analyze_first'), eb('payment', 'in', ['paid', 'free'])]))
    .where('progress_at', '<', since)
    .limit(limit);
  const reports = db
    .selectFrom('reports')
    .select(['order_id as orderId', sql<JobName>`'render-report'`.as('job')])
    .where('state', '=', 'pending')
    .where('state_at', '<', since)
    .limit(limit);
  const mails = db
    .selectFrom('mails')
    .select(['order_id as orderId', 'kind'])
    .where('state', 'in', ['pending', 'sending'])
    .where('state_at', '<', since)
    .limit(limit);
  const [overdueAnalyses, overdueReports, overdueMails] = await Promise.all([
    analyses.execute(),
    reports.execute(),
    mails.execute(),
  ]);
  return [
    ...overdueAnalyses,
    ...overdueReports,
    ...overdueMails.map(({ orderId, kind }) => ({ orderId, job: MAIL_JOBS[kind] })),
  ];
}
