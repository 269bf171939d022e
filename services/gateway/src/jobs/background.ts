import type { Producer } from '@trueseason/platform/queue';
import { type Logger, runPeriodically } from '@trueseason/platform/runtime';
import { advanceMissedOrders, requestMissingPhotos } from '@trueseason/shop/flows';
import { requeueOverdueJobs, startRelay } from '@trueseason/shop/jobs';
import type { GatewayDeps } from '../deps.ts';
import { reconcileWithLease } from '../payment/reconcile-with-lease.ts';
import { cleanUp } from './clean-up.ts';

const SWEEP_LIMIT = 500;
/** A customer who has just paid is on the upload screen; one who left gets the way back by email. */
const MISSING_PHOTOS_MS = 60_000;

/**
 * The gateway's background jobs. Every replica runs them: each outbox row is taken by one replica, one at a time
 * reconciles with the payment provider, sweeps and does each task of cleaning up, and the other jobs are idempotent.
 */
export function startBackground(deps: GatewayDeps, producer: Producer, logger: Logger): { close(): Promise<void> } {
  const { db, config } = deps;
  const logDelay = (taskName: string) => (error: unknown) =>
    logger.warn({ reason: String(error) }, `${taskName} waits`);

  const relay = startRelay({
    db,
    databaseUrl: config.DATABASE_URL,
    producer,
    intervalMs: config.RELAY_INTERVAL_MS,
    onError: logDelay('the outbox'),
  });

  const ending = new AbortController();
  const { signal } = ending;

  const sweep = async () => {
    const page = { graceMs: config.SWEEP_GRACE_MS, limit: SWEEP_LIMIT };
    const counts = await requeueOverdueJobs(db, producer, { ...page, signal });
    if (counts.requeued > 0) logger.warn(counts, 'repaired overdue work');
    const requestedCount = await requestMissingPhotos(db, { afterMs: MISSING_PHOTOS_MS, limit: SWEEP_LIMIT });
    if (requestedCount > 0)
      logger.info({ orders: requestedCount }, 'asked for photos of settled orders that have none');
  };

  const reconcile = async () => {
    await reconcileWithLease(deps, logger);
    const concludedCount = await advanceMissedOrders(db, SWEEP_LIMIT);
    if (concludedCount > 0) logger.warn({ orders: concludedCount }, 'concluded settled orders that had no worker');
  };

  const removeExpired = () => cleanUp(deps, logger, signal);

  const tasks = [
    relay,
    runPeriodically(config.SWEEP_INTERVAL_MS, sweep, logDelay('the sweep')),
    runPeriodically(config.RECONCILE_INTERVAL_MS, reconcile, logDelay('reconciling')),
    runPeriodically(config.PHOTO_EXPIRY_INTERVAL_MS, removeExpired, logDelay('cleaning up')),
  ];
  return {
    close: async () => {
      ending.abort();
      await Promise.all(tasks.map((task) => task.close()));
    },
  };
}
