import { Gauge, type Registry } from '@trueseason/platform/runtime';
import { JOB_LIST } from '@trueseason/shop/jobs';
import type { Fleet, FleetReader } from './read-fleet.ts';

type Series = [labels: Record<string, string>, value: number];

const timestamp = (at: Date | null | undefined): Series[] => (at ? [[{}, at.getTime() / 1000]] : []);

const GAUGES: Record<string, { help: string; labels: string[]; series: (fleet: Fleet) => Series[] }> = {
  orders: {
    help: 'Orders by the status that operators see',
    labels: ['status'],
    series: ({ orders }) => Object.entries(orders?.byStatus ?? {}).map(([status, count]) => [{ status }, count]),
  },
  orders_stuck_paid: {
    help: 'Orders settled over five minutes ago that have their photos and no result',
    labels: [],
    series: ({ orders }) => (orders ? [[{}, orders.stuckPaid.length]] : []),
  },
  work_overdue: {
    help: 'Jobs that Postgres says should have been done by now',
    labels: ['job'],
    series: ({ orders }) =>
      orders
        ? JOB_LIST.map(({ name }): Series => [{ job: name }, orders.overdue.filter(({ job }) => job === name).length])
        : [],
  },
  reports: {
    help: 'Reports by state',
    labels: ['state'],
    series: ({ orders }) => Object.entries(orders?.reports ?? {}).map(([state, count]) => [{ state }, count]),
  },
  mails: {
    help: 'Mails by state',
    labels: ['state'],
    series: ({ orders }) => Object.entries(orders?.mails ?? {}).map(([state, count]) => [{ state }, count]),
  },
  mails_beyond_sales: {
    help: 'Results mails of the last ten minutes beyond one for each completed order',
    labels: [],
    series: ({ orders }) => (orders ? [[{}, orders.mailsBeyondSales]] : []),
  },
  attention_deadlines: {
    help: 'What waits for an operator and has to be done within a day, or should have been',
    labels: ['kind'],
    series: ({ orders }) => Object.entries(orders?.deadlines ?? {}).map(([kind, count]) => [{ kind }, count]),
  },
  outbox_rows: {
    help: 'Jobs asked for that no queue has confirmed',
    labels: [],
    series: ({ orders }) => (orders ? [[{}, orders.outbox.rows]] : []),
  },
  outbox_oldest_seconds: {
    help: 'Age of the oldest outbox row, 0 when there is none',
    labels: [],
    series: ({ orders }) => (orders ? [[{}, orders.outbox.oldestSeconds]] : []),
  },
  payment_event_timestamp_seconds: {
    help: 'When the last event of the payment provider came, by webhook and from its list',
    labels: ['by'],
    series: ({ orders }) =>
      Object.entries(orders?.events.lastAt ?? {}).flatMap(([by, at]): Series[] =>
        at ? [[{ by }, at.getTime() / 1000]] : [],
      ),
  },
  payment_events_only_listed: {
    help: 'Events of the last hour that no webhook of the payment provider brought',
    labels: [],
    series: ({ orders }) => (orders ? [[{}, orders.events.onlyListed]] : []),
  },
  payment_events_read_timestamp_seconds: {
    help: 'Until when the events of the payment provider are handled',
    labels: [],
    series: ({ orders }) => (orders ? [[{}, orders.events.readTo.getTime() / 1000]] : []),
  },
  books_differences: {
    help: 'Where the books and the balance of the payment provider differ',
    labels: [],
    series: ({ orders }) => (orders ? [[{}, orders.books.differences]] : []),
  },
  books_closed_timestamp_seconds: {
    help: 'Until when the books are compared with the balance of the payment provider',
    labels: [],
    series: ({ orders }) => timestamp(orders?.books.closedTo),
  },
  backup_timestamp_seconds: {
    help: 'When a complete copy of Postgres lay elsewhere, last',
    labels: [],
    series: ({ orders }) => timestamp(orders?.backup.takenAt),
  },
  backup_tried_timestamp_seconds: {
    help: 'When a copy of ours was last restored to try it',
    labels: [],
    series: ({ orders }) => timestamp(orders?.backup.triedAt),
  },
  redis_memory_used_ratio: {
    help: 'Share of the memory that Redis may take',
    labels: [],
    series: ({ redisMemory }) => (redisMemory === null ? [] : [[{}, redisMemory]]),
  },
  queue_oldest_waiting_seconds: {
    help: 'Since the first job that no worker has taken was added, 0 when none waits',
    labels: ['queue'],
    series: ({ queues }) => (queues ?? []).map((state) => [{ queue: state.queue }, state.oldestWaitingSeconds ?? 0]),
  },
  jobs_waiting_for_part: {
    help: 'Jobs that are retried until a part that they need is back, by the part that was away last',
    labels: ['part'],
    series: ({ waitingJobs }) =>
      Object.entries(Object.groupBy(waitingJobs, ({ part }) => part)).map(([part, jobs = []]) => [
        { part },
        jobs.length,
      ]),
  },
  store_up: {
    help: 'Whether the fleet could be read from a store',
    labels: ['store'],
    series: ({ queues, orders }) => [
      [{ store: 'redis' }, queues ? 1 : 0],
      [{ store: 'postgres' }, orders ? 1 : 0],
    ],
  },
};

/** The fleet's metrics, read when scraped. Unreadable values are absent, never stale. */
export function exposeFleet(registry: Registry, readFleet: FleetReader): void {
  for (const [name, { help, labels, series }] of Object.entries(GAUGES)) {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        this.reset();
        // Without labels, reset sets 0, which would mean all is well.
        if (labels.length === 0) this.remove();
        for (const [values, value] of series(await readFleet())) this.set(values, value);
      },
    });
  }
}
