import { SESSION_DAYS } from '@trueseason/contracts';
import type { Producer } from '@trueseason/platform/queue';
import { type Logger, runPeriodically } from '@trueseason/platform/runtime';
import { deleteExpiredSessions } from '@trueseason/shop/access';
import { deleteUnusedConsents } from '@trueseason/shop/consent';
import { advanceMissedOrders, requestMissingPhotos } from '@trueseason/shop/flows';
import { requeueOverdueJobs, startRelay } from '@trueseason/shop/jobs';
import { deleteExpiredOperatorSessions } from '@trueseason/shop/operators';
import { deleteOldUploadKeys } from '@trueseason/shop/order';
import { forgetIntentOrigins } from '@trueseason/shop/payment';
import type { GatewayDeps } from '../deps.ts';
import { copyErasureMarkers, deleteOldMarkers } from '../erasure/erasure-markers.ts';
import { reconcileWithLease } from '../payment/reconcile-with-lease.ts';
import { deleteExpiredPhotos } from '../photos/delete-expired-photos.ts';
import { removeOrphanedUploads } from '../photos/discard-upload.ts';
import { deleteExpiredOrders } from '../privacy/delete-expired-orders.ts';

const SWEEP_LIMIT = 500;
/** A customer who has just paid is on the upload screen; one who left gets the way back by email. */
const MISSING_PHOTOS_MS = 60_000;

/**
 * The gateway's background jobs. Every replica runs them: each outbox row is taken by one replica, one at a time
 * reconciles with the payment provider, and the other jobs are idempotent.
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

  const sweep = async () => {
    const counts = await requeueOverdueJobs(db, producer, { graceMs: config.SWEEP_GRACE_MS, limit: SWEEP_LIMIT });
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

  const deleteExpired = async () => {
    const { deleted, failed } = await deleteExpiredPhotos(deps);
    if (deleted > 0) logger.info({ orders: deleted }, 'deleted expired photos');
    if (failed > 0) logger.warn({ orders: failed }, 'could not delete expired photos');
    const removedCount = await removeOrphanedUploads(deps);
    if (removedCount > 0) logger.warn({ uploads: removedCount }, 'removed orphaned photos');
    const orders = await deleteExpiredOrders(deps);
    if (orders.deleted + orders.failed > 0) logger.info(orders, 'deleted expired orders');
    await deleteOldMarkers(deps.store);
    if (deps.backupStore) {
      await copyErasureMarkers(deps.store, deps.backupStore);
      await deleteOldMarkers(deps.backupStore);
    }
    await deleteExpiredSessions(db);
    await deleteOldUploadKeys(db);
    await deleteExpiredOperatorSessions(db);
    await forgetIntentOrigins(db);
    await deleteUnusedConsents(db, SESSION_DAYS);
  };

  const tasks = [
    relay,
    runPeriodically(config.SWEEP_INTERVAL_MS, sweep, logDelay('the sweep')),
    runPeriodically(config.RECONCILE_INTERVAL_MS, reconcile, logDelay('reconciling')),
    runPeriodically(config.PHOTO_EXPIRY_INTERVAL_MS, deleteExpired, logDelay('deleting expired photos')),
  ];
  return {
    close: async () => {
      await Promise.all(tasks.map((task) => task.close()));
    },
  };
}
