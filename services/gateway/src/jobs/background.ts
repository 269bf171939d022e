import { SESSION_DAYS } from '@trueseason/contracts';
import type { Producer } from '@trueseason/platform/queue';
import { every, type Logger } from '@trueseason/platform/runtime';
import { deleteEndedSessions } from '@trueseason/shop/access';
import { deleteUnusedConsents } from '@trueseason/shop/consent';
import { sweepOnce } from '@trueseason/shop/jobs';
import { concludeLeft } from '@trueseason/shop/order';
import { startRelay } from '@trueseason/shop/outbox';
import { forgetOrigins } from '@trueseason/shop/payment';
import { requestMissingPhotos } from '@trueseason/shop/photos';
import type { GatewayDeps } from '../deps.ts';
import { PATIENCE_MS, reconcileOnce } from '../payment/reconcile.ts';
import { removeOrphanedUploads } from '../photos/discard-upload.ts';
import { expirePhotosOnce } from '../photos/expire-photos.ts';
import { copyErasures, forgetNotes } from '../privacy/erasures.ts';
import { expireOrdersOnce } from '../privacy/expire-orders.ts';

const SWEEP_LIMIT = 500;
/** A customer who has just paid is on the upload screen; one who left gets the way back by email. */
const MISSING_PHOTOS_MS = 60_000;

/**
 * The gateway's background jobs. Every replica runs them: each outbox row is taken by one replica, and the other jobs
 * are idempotent.
 */
export function startBackground(deps: GatewayDeps, producer: Producer, logger: Logger): { close(): Promise<void> } {
  const { db, config } = deps;
  const waits = (what: string) => (error: unknown) => logger.warn({ reason: String(error) }, `${what} waits`);

  const relay = startRelay({
    db,
    databaseUrl: config.DATABASE_URL,
    producer,
    intervalMs: config.RELAY_INTERVAL_MS,
    onError: waits('the outbox'),
  });

  const sweep = async () => {
    const done = await sweepOnce(db, producer, { graceMs: config.SWEEP_GRACE_MS, limit: SWEEP_LIMIT });
    if (done.requeued > 0) logger.warn(done, 'repaired overdue work');
    const written = await requestMissingPhotos(db, { afterMs: MISSING_PHOTOS_MS, limit: SWEEP_LIMIT });
    if (written > 0) logger.info({ orders: written }, 'asked for photos of settled orders that have none');
  };

  const reconcile = async () => {
    // Waits no longer than the configured interval.
    const patienceMs = Math.min(PATIENCE_MS, config.RECONCILE_INTERVAL_MS);
    const done = await reconcileOnce(deps, config.REFUND_AFTER_DAYS, patienceMs);
    if (done.settled + done.refunded + done.failed > 0) logger.warn(done, 'reconciled payments');
    const concluded = await concludeLeft(db, SWEEP_LIMIT);
    if (concluded > 0) logger.warn({ orders: concluded }, 'concluded settled orders that had no worker');
  };

  const expirePhotos = async () => {
    const { deleted, failed } = await expirePhotosOnce(deps);
    if (deleted > 0) logger.info({ orders: deleted }, 'deleted expired photos');
    if (failed > 0) logger.warn({ orders: failed }, 'could not delete expired photos');
    const orphaned = await removeOrphanedUploads(deps);
    if (orphaned > 0) logger.warn({ uploads: orphaned }, 'removed orphaned photos');
    const orders = await expireOrdersOnce(deps);
    if (orders.deleted + orders.failed > 0) logger.info(orders, 'deleted expired orders');
    await forgetNotes(deps.store);
    if (deps.elsewhere) {
      await copyErasures(deps.store, deps.elsewhere);
      await forgetNotes(deps.elsewhere);
    }
    await deleteEndedSessions(db);
    await forgetOrigins(db);
    await deleteUnusedConsents(db, SESSION_DAYS);
  };

  const tasks = [
    relay,
    every(config.SWEEP_INTERVAL_MS, sweep, waits('the sweep')),
    every(config.RECONCILE_INTERVAL_MS, reconcile, waits('reconciling')),
    every(config.PHOTO_EXPIRY_INTERVAL_MS, expirePhotos, waits('deleting expired photos')),
  ];
  return {
    close: async () => {
      await Promise.all(tasks.map((task) => task.close()));
    },
  };
}
