import type { Producer } from '@trueseason/platform/queue';
import type { Database } from '@trueseason/shop/database';
import type { ServiceAddress } from '../config.ts';
import { readOrders } from './read-orders.ts';
import { readQueues } from './read-queues.ts';
import { readServices } from './read-services.ts';

/** The stores are read at most once in this time, for all pages and scrapers. */
const FRESH_MS = 2_000;

export interface FleetSources {
  readonly db: Database;
  readonly producer: Producer;
  readonly services: readonly ServiceAddress[];
  readonly graceMs: number;
}

/** Data of a store that is down is null or empty. */
async function readNow({ db, producer, services, graceMs }: FleetSources) {
  const [queues, orders, states] = await Promise.all([
    readQueues(producer).catch(() => null),
    readOrders(db, graceMs).catch(() => null),
    readServices(services),
  ]);
  return {
    at: new Date().toISOString(),
    queues: queues?.queues ?? null,
    redisMemory: queues?.memory ?? null,
    failedJobs: queues?.failed ?? [],
    waitingJobs: queues?.waiting ?? [],
    orders,
    services: states,
  };
}
export type Fleet = Awaited<ReturnType<typeof readNow>>;
export type FleetReader = () => Promise<Fleet>;

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
