import { openDatabase, pingDatabase } from '@trueseason/db';
import { createLinks } from '@trueseason/links';
import { createProducer, exposeQueueDepth } from '@trueseason/queue';
import { createLogger, createRegistry, type RunningService, startHealthServer } from '@trueseason/runtime';
import { openStore } from '@trueseason/storage';
import { createAdminSessions } from './admin/admin-sessions.ts';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import type { GatewayConfig } from './config.ts';
import type { GatewayDeps } from './deps.ts';
import { createBrowserSessions } from './http/browser-session.ts';
import { createMailEvents } from './mail-events.ts';
import { createPaymentProvider } from './payments/payment-provider.ts';
import { createPhotoChecker } from './uploads/check-photo.ts';

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

  const secure = config.PUBLIC_URL.startsWith('https:');
  const deps: GatewayDeps = {
    config,
    db,
    store,
    payments: createPaymentProvider({
      secretKey: config.STRIPE_SECRET_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
      apiUrl: config.STRIPE_API_URL,
    }),
    mailEvents: createMailEvents(config.SENDGRID_WEBHOOK_PUBLIC_KEY),
    photoChecker: createPhotoChecker(config.ANALYSIS_URL),
    links: createLinks(config.LINK_SECRET),
    sessions: createBrowserSessions(db, { secure }),
    adminSessions: createAdminSessions(db, { passwordHash: config.ADMIN_PASSWORD_HASH, secure }),
  };
  const app = await buildApp(deps, logger);
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
      await Promise.all([producer.close(), db.destroy(), health.close()]);
    },
  };
}
