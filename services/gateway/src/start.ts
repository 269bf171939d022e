import { openDatabase, pingDatabase } from '@trueseason/db';
import { connectCounters, createProducer, exposeQueueDepth } from '@trueseason/queue';
import { createLogger, createRegistry, type RunningService, startHealthServer } from '@trueseason/runtime';
import { openStore } from '@trueseason/storage';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import type { GatewayConfig } from './config.ts';
import { createDeps } from './create-deps.ts';
import { createLimiter } from './limits/limiter.ts';

/** Builds what the gateway needs, starts its background work, and listens. */
export async function startGateway(config: GatewayConfig): Promise<RunningService> {
  const logger = createLogger('gateway', config.LOG_LEVEL);
  const registry = createRegistry('gateway');
  const db = openDatabase({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    onError: (err) => logger.warn({ err }, 'lost a database connection'),
  });
  const producer = createProducer({
    redisUrl: config.REDIS_URL,
    prefix: config.QUEUE_PREFIX,
    onError: (err) => logger.warn({ reason: err.message }, 'trouble with the queue'),
  });
  exposeQueueDepth(registry, producer);
  const store = openStore(config);

  const counters = connectCounters(config.REDIS_URL, (error) =>
    logger.warn({ reason: error.message }, 'trouble with the shared limits'),
  );
  const deps = createDeps(config, {
    db,
    store,
    logger,
    limiter: createLimiter({ redis: counters, prefix: `${config.QUEUE_PREFIX}:` }),
  });
  const app = await buildApp(deps, logger, registry);
  const background = startBackground(deps, producer, logger);
  // Redis is no part of readiness: orders are taken and kept while it is away.
  const health = await startHealthServer({
    host: config.HEALTH_HOST,
    port: config.HEALTH_PORT,
    registry,
    checks: { database: () => pingDatabase(db), store: () => store.ping() },
  });
  await app.listen({ host: config.HOST, port: config.PORT });

  return {
    logger,
    shutdownTimeoutMs: config.SHUTDOWN_TIMEOUT_MS,
    close: async () => {
      await app.close();
      await background.close();
      counters.disconnect();
      await Promise.all([producer.close(), db.destroy(), health.close()]);
    },
  };
}
