import type { Db } from '@trueseason/db';
import type { Producer } from '@trueseason/queue';
import type { ServiceAddress } from '../config.ts';
import type { OrderAction } from '../order-actions.ts';
import { readActions } from './read-actions.ts';
import { type OrdersState, readOrders } from './read-orders.ts';
import { type FailedJob, type QueueState, readQueues, type WaitingJob } from './read-queues.ts';
import { readServices, type ServiceState } from './read-services.ts';

export interface Fleet {
  readonly at: string;
  /** Null while Redis is away. */
  readonly queues: readonly QueueState[] | null;
  /** Share of Redis' memory in use; null without a limit or while it is away. */
  readonly redisMemory: number | null;
  readonly failedJobs: readonly FailedJob[];
  readonly waitingJobs: readonly WaitingJob[];
  /** Null while Postgres is away. */
  readonly orders: OrdersState | null;
  readonly services: readonly ServiceState[];
  /** What helps the orders of failures, by order. */
  readonly actions: Readonly<Record<number, readonly OrderAction[]>>;
}

export type FleetReader = () => Promise<Fleet>;

/** However many pages and scrapers ask, the stores are read once in this time. */
const FRESH_MS = 2_000;

export interface FleetSources {
  readonly db: Db;
  readonly producer: Producer;
  readonly services: readonly ServiceAddress[];
  readonly graceMs: number;
}

async function readNow({ db, producer, services, graceMs }: FleetSources): Promise<Fleet> {
  const [queues, orders, states] = await Promise.all([
    readQueues(producer).catch(() => null),
    readOrders(db, graceMs).catch(() => null),
    readServices(services),
  ]);
  const failed = [
    ...(queues?.failed ?? []),
    ...(orders ? [...orders.stuckPaid, ...orders.failedReports, ...orders.failedMails] : []),
  ].flatMap(({ orderId }) => orderId ?? []);
  return {
    at: new Date().toISOString(),
    queues: queues?.queues ?? null,
    redisMemory: queues?.memory ?? null,
    failedJobs: queues?.failed ?? [],
    waitingJobs: queues?.waiting ?? [],
    orders,
    services: states,
    actions: await readActions(db, failed).catch(() => ({})),
  };
}

/** Reads what is going on; a store that is away leaves its part null and the rest readable. */
export function createFleetReader(sources: FleetSources, freshMs = FRESH_MS): FleetReader {
  let latest: Promise<Fleet> | undefined;
  let readAt = 0;
  return () => {
    if (!latest || Date.now() - readAt > freshMs) {
      readAt = Date.now();
      latest = readNow(sources);
    }
    return latest;
  };
}
