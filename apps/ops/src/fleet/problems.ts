import { formatDuration } from '../page/format-time.ts';
import type { Fleet } from './read-fleet.ts';

const LATE_OUTBOX_SECONDS = 30;
const of = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

function orderProblems({ stuckPaid, overdue, outbox }: NonNullable<Fleet['orders']>): string[] {
  return [
    ...of(stuckPaid.length, 'paid order is stuck', 'paid orders are stuck'),
    ...of(overdue.length, 'job is overdue', 'jobs are overdue'),
    ...(outbox.oldestSeconds > LATE_OUTBOX_SECONDS
      ? [`the outbox waits for ${formatDuration(outbox.oldestSeconds)}`]
      : []),
  ];
}

/** Current problems, worst first. */
export function problemsOf({ queues, orders, services, waitingJobs }: Fleet): string[] {
  const down = services.filter(({ state }) => state !== 'ready').map(({ name }) => name);
  return [
    ...(orders ? [] : ['Postgres does not answer']),
    ...(queues ? [] : ['Redis does not answer']),
    ...(down.length > 0 ? [`not ready: ${[...new Set(down)].join(', ')}`] : []),
    ...(orders ? orderProblems(orders) : []),
    ...(queues ?? []).filter(({ late }) => late).map(({ queue }) => `jobs wait for a worker in ${queue}`),
    ...of(waitingJobs.length, 'job waits for a part', 'jobs wait for a part'),
  ];
}
