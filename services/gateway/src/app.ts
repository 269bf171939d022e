import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { Logger } from '@trueseason/runtime';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { GatewayDeps } from './deps.ts';
import { handleErrors } from './http/handle-errors.ts';
import { refuseForeignSites } from './http/same-site.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { serveWebApp } from './http/web-app.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { deliveryRoutes } from './routes/delivery-routes.ts';
import { hostedRoutes } from './routes/hosted-routes.ts';
import { lookupRoutes } from './routes/lookup-routes.ts';
import { orderRoutes } from './routes/order-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { photoRoutes } from './routes/photo-routes.ts';
import { shareRoutes } from './routes/share-routes.ts';
import { webhookRoutes } from './routes/webhook-routes.ts';

const JSON_LIMIT_BYTES = 64 * 1024;
/** Three 10 MB photos on a slow phone line (2 Mbit/s) take two minutes. */
const REQUEST_TIMEOUT_MS = 180_000;

/** Builds the gateway without listening. */
export async function buildApp(deps: GatewayDeps, logger: Logger): Promise<FastifyInstance> {
  const { config } = deps;
  const app = fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    // Fastify's own request lines carry addresses with tokens; routes log what happened instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.TRUSTED_PROXIES ?? false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1024 },
  }) as unknown as FastifyInstance;

  handleErrors(app);
  await addSecurityHeaders(app, { publicUrl: config.PUBLIC_URL, paymentScriptUrl: config.STRIPE_JS_URL });
  await app.register(cookie);
  await app.register(rateLimit, { max: 600, timeWindow: '1 minute' });
  await app.register(multipart);

  await app.register(async (webhooks) => webhookRoutes(webhooks, deps));
  await app.register(async (api) => {
    refuseForeignSites(api);
    orderRoutes(api, deps);
    lookupRoutes(api, deps);
    paymentRoutes(api, deps);
    deliveryRoutes(api, deps);
    photoRoutes(api, deps);
    hostedRoutes(api, deps);
    shareRoutes(api, deps);
    adminRoutes(api, deps);
  });
  await serveWebApp(app, config.WEB_DIR);
  return app;
}
