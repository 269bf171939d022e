import { findExpiredPhotos, recordPhotosDeleted, startRelay, sweepOnce } from '@trueseason/orders';
import type { Producer } from '@trueseason/queue';
import { every, type Logger } from '@trueseason/runtime';
import { objectKeys } from '@trueseason/storage';
import type { GatewayDeps } from './deps.ts';
import { reconcileOnce } from './payments/reconcile.ts';

const SWEEP_LIMIT = 500;
const EXPIRY_BATCH = 200;

/** What the gateway does unasked. Every replica may: each piece of work is taken by one of them. */
export function startBackground(deps: GatewayDeps, producer: Producer, logger: Logger): { close(): Promise<void> } {
  const { db, store, config } = deps;
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
    if (done.requeued + done.given_up > 0) logger.warn(done, 'repaired overdue work');
  };

  const reconcile = async () => {
    const done = await reconcileOnce(deps, config.REFUND_AFTER_DAYS);
    if (done.settled + done.refunded + done.failed > 0) logger.warn(done, 'reconciled payments');
  };

  const expirePhotos = async () => {
    const expired = await findExpiredPhotos(db, EXPIRY_BATCH);
    for (const orderId of expired) {
      await store.deletePrefix(objectKeys.photos(orderId));
      await recordPhotosDeleted(db, orderId, { receipt: false });
    }
    if (expired.length > 0) logger.info({ orders: expired.length }, 'deleted photos that were kept long enough');
  };

  const tasks = [
    relay,
    every(config.SWEEP_INTERVAL_MS, sweep, waits('the sweep')),
    every(config.RECONCILE_INTERVAL_MS, reconcile, waits('reconciling')),
    every(config.PHOTO_EXPIRY_INTERVAL_MS, expirePhotos, waits('deleting old photos')),
  ];
  return {
    close: async () => {
      await Promise.all(tasks.map((task) => task.close()));
    },
  };
}
