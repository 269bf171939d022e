import { formatDuration } from '../page/format-time.ts';
import type { Fleet } from './read-fleet.ts';

const LATE_OUTBOX_SECONDS = 30;
const of = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

function orderProblems(orders: NonNullable<Fleet['orders']>): string[] {
  const { stuckPaid, overdue, outbox, providerAwaySince, lostResults } = orders;
  const awaySeconds = providerAwaySince === null ? 0 : (Date.now() - Date.parse(providerAwaySince)) / 1000;
  return [
    ...(providerAwaySince === null
      ? []
      : [`nobody can pay: the payment provider does not answer since ${formatDuration(awaySeconds)}`]),
    ...of(stuckPaid.length, 'paid order is stuck', 'paid orders are stuck'),
    ...of(lostResults, 'result of a paid order was not mailed', 'results of paid orders were not mailed'),
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
