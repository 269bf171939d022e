import { createProducer } from '@trueseason/platform/queue';
import {
  createRegistry,
  type RunningService,
  startHealthServer,
  startObservability,
} from '@trueseason/platform/runtime';
import { openDatabase, pingDatabase } from '@trueseason/shop/database';
import { buildApp } from './app.ts';
import type { OpsConfig } from './config.ts';
import { exposeFleet } from './fleet/metrics.ts';
import { createFleetReader } from './fleet/read-fleet.ts';

export async function startOps(config: OpsConfig): Promise<RunningService> {
  const { logger, close: endWatching } = await startObservability('ops', config);
  const registry = createRegistry('ops');
  const db = openDatabase({
    url: config.DATABASE_URL,
    // Few people use this; the connections are for the services.
    poolSize: Math.min(config.DATABASE_POOL_SIZE, 4),
    onError: (err) => logger.warn({ err }, 'lost a database connection'),
  });
  const producer = createProducer({
    redisUrl: config.REDIS_URL,
    prefix: config.QUEUE_PREFIX,
    onError: (err) => logger.warn({ reason: err.message }, 'Redis is away'),
  });
  const readFleet = createFleetReader({
    db,
    producer,
    services: config.OPS_SERVICES,
    graceMs: config.SWEEP_GRACE_MS,
  });
  exposeFleet(registry, readFleet);
  const app = await buildApp({ config, db, producer, readFleet }, logger);
  const health = await startHealthServer({
    host: config.HEALTH_HOST,
    port: config.HEALTH_PORT,
    registry,
    checks: { database: () => pingDatabase(db) },
  });
  await app.listen({ host: config.OPS_HOST, port: config.OPS_PORT });

  return {
    logger,
    shutdownTimeoutMs: config.SHUTDOWN_TIMEOUT_MS,
    close: async () => {
      await app.close();
      await Promise.all([producer.close(), db.close(), health.close(), endWatching()]);
    },
  };
}
