import { formatDuration } from '../page/format-time.ts';
import type { Fleet } from './read-fleet.ts';

const LATE_OUTBOX_SECONDS = 30;
/** Older failures stay listed but are not news. */
const NEWS_MS = 24 * 60 * 60_000;

const of = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

function orderProblems(orders: NonNullable<Fleet['orders']>, since: string): string[] {
  const { stuckPaid, overdue, outbox, failedReports, failedMails, payments } = orders;
  const failed = [...failedReports, ...failedMails].filter(({ at }) => at > since).length;
  return [
    ...of(stuckPaid.length, 'paid order is stuck', 'paid orders are stuck'),
    ...of(overdue.length, 'job is overdue', 'jobs are overdue'),
    ...(outbox.oldestSeconds > LATE_OUTBOX_SECONDS
      ? [`the outbox waits for ${formatDuration(outbox.oldestSeconds)}`]
      : []),
    ...of(payments.length, 'payment to look at', 'payments to look at'),
    ...of(failed, 'report or email failed today', 'reports or emails failed today'),
  ];
}

/** Current problems, worst first. */
export function problemsOf({ at, queues, orders, services, waitingJobs }: Fleet): string[] {
  const down = services.filter(({ state }) => state !== 'ready').map(({ name }) => name);
  return [
    ...(orders ? [] : ['Postgres does not answer']),
    ...(queues ? [] : ['Redis does not answer']),
    ...(down.length > 0 ? [`not ready: ${[...new Set(down)].join(', ')}`] : []),
    ...(orders ? orderProblems(orders, new Date(Date.parse(at) - NEWS_MS).toISOString()) : []),
    ...(queues ?? []).filter(({ late }) => late).map(({ queue }) => `jobs wait for a worker in ${queue}`),
    ...of(waitingJobs.length, 'job waits for a part', 'jobs wait for a part'),
  ];
}
