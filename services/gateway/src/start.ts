import { CURRENCY, PRICE_CENTS } from '@trueseason/contracts';
import { connectCounters, createProducer, exposeQueueDepth } from '@trueseason/platform/queue';
import {
  createRegistry,
  exposeFacts,
  type RunningService,
  startHealthServer,
  startObservability,
} from '@trueseason/platform/runtime';
import { pingDatabase } from '@trueseason/shop/database';
import { openStores } from '@trueseason/shop/flows';
import { onOrderEvent } from '@trueseason/shop/order';
import { buildApp } from './app.ts';
import { createAuditMonitor } from './audit/audit-monitor.ts';
import { anchorSecretsOf } from './audit/link-secrets.ts';
import type { GatewayConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { reaches, refuseWhileCutOff } from './http/refuse-while-cut-off.ts';
import { startBackground } from './jobs/background.ts';
import { createLimiter } from './limits/limiter.ts';
import { startCountingUnplacedPayments } from './payment/count-unplaced-payments.ts';
import { checkProvider } from './payment/provider-health.ts';
import { exposeUnsettled } from './payment/unsettled-payments.ts';
import { SMOKE_SEASON } from './release/facts.ts';

/** Connections waiting to be accepted; others retry after 1, 3, 7 s. The system's limit is lower. */
const BACKLOG = 65_535;

export async function startGateway(config: GatewayConfig): Promise<RunningService> {
  const { logger, close: endWatching } = await startObservability('gateway', config);
  const { db, store, measurements, pingKeys } = await openStores(config, logger);
  const registry = createRegistry('gateway');
  const producer = createProducer({
    redisUrl: config.REDIS_URL,
    prefix: config.QUEUE_PREFIX,
    onError: (err) => logger.warn({ reason: err.message }, 'queue error'),
  });
  exposeQueueDepth(registry, producer);
  // Compared with those of a release on trial, as are the mailer's.
  exposeFacts(registry, 'shop_info', {
    price: `${PRICE_CENTS} ${CURRENCY}`,
    season: SMOKE_SEASON,
    domain: new URL(config.PUBLIC_URL).origin,
  });

  const counters = connectCounters({
    redisUrl: config.REDIS_URL,
    onError: (error) => logger.warn({ reason: error.message }, 'shared rate limiter error'),
  });
  const deps = createDeps(config, {
    db,
    store,
    measurements,
    logger,
    queue: producer,
    limiter: createLimiter({ redis: counters, prefix: `${config.QUEUE_PREFIX}:` }),
  });
  const app = await buildApp(deps, logger, registry);
  const endEvents = onOrderEvent((event) => logger.info(event, 'an order changed'));
  const endCounting = startCountingUnplacedPayments(registry);
  exposeUnsettled(registry);
  const background = startBackground(deps, producer, logger);
  const audit = createAuditMonitor({ db, store, secrets: anchorSecretsOf(config) }, logger, registry).start();
  // Ready when it can serve: without Redis orders are taken, and wait; without the payment provider results are shown.
  const health = await startHealthServer({
    host: config.HEALTH_HOST,
    port: config.HEALTH_PORT,
    registry,
    optional: ['queue', 'payments'],
    checks: {
      database: () => pingDatabase(db),
      store: () => store.ping(),
      keys: pingKeys,
      queue: () => producer.check(),
      payments: () => checkProvider(db, deps.payments.health),
    },
  });
  const address = { host: config.HOST, port: config.PORT, backlog: BACKLOG };
  await app.listen(address);
  const database = new URL(config.DATABASE_URL);
  const refusing = config.REFUSE_WHILE_CUT_OFF
    ? refuseWhileCutOff(app.server, {
        isReached: () => reaches(database),
        listen: () => app.server.listen(address),
        log: (state) => logger.warn({ state }, 'the database came or went: whether connections are accepted'),
        onError: (err) => logger.warn({ err }, 'whether the database is reached is not known'),
      })
    : undefined;

  return {
    logger,
    shutdownTimeoutMs: config.SHUTDOWN_TIMEOUT_MS,
    close: async () => {
      await refusing?.close();
      await app.close();
      await Promise.all([background.close(), audit.close()]);
      endEvents();
      endCounting();
      counters.disconnect();
      await Promise.all([producer.close(), db.close(), health.close(), endWatching()]);
    },
  };
}
