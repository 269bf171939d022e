import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { Logger, Registry } from '@trueseason/runtime';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { GatewayDeps } from './deps.ts';
import { closeWhatFallsIdle } from './http/close-idle.ts';
import { answerBrokenConnection, answerError, handleErrors } from './http/handle-errors.ts';
import { quietLogger } from './http/quiet-logger.ts';
import { measureRequests } from './http/request-metrics.ts';
import { refuseForeignSites } from './http/same-site.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { serveWebApp } from './http/web-app.ts';
import { enforceLimits } from './limits/enforce-limits.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { deliveryRoutes } from './routes/delivery-routes.ts';
import { docsRoutes } from './routes/docs-routes.ts';
import { hostedRoutes } from './routes/hosted-routes.ts';
import { lookupRoutes } from './routes/lookup-routes.ts';
import { orderRoutes } from './routes/order-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { photoRoutes } from './routes/photo-routes.ts';
import { sharedResult, shareRoutes } from './routes/share-routes.ts';
import { webhookRoutes } from './routes/webhook-routes.ts';

const JSON_LIMIT_BYTES = 64 * 1024;
/** Headers are a few kilobytes: whoever needs longer for them holds a connection for its own sake. */
const HEADERS_TIMEOUT_MS = 20_000;
/** How often Node looks for requests that are too slow. */
const TIMEOUT_CHECK_MS = 5_000;

/** Builds the gateway without listening. */
export async function buildApp(deps: GatewayDeps, logger: Logger, registry: Registry): Promise<FastifyInstance> {
  const { config } = deps;
  const app = fastify({
    loggerInstance: quietLogger(logger),
    genReqId: () => randomUUID(),
    // Fastify's own request lines carry addresses with tokens; routes log what happened instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, config.REQUEST_TIMEOUT_MS),
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, config.REQUEST_TIMEOUT_MS / 2),
    },
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenConnection,
    trustProxy: config.TRUSTED_PROXIES ?? false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1024 },
  }) as unknown as FastifyInstance;

  measureRequests(app, registry);
  handleErrors(app);
  closeWhatFallsIdle(app);
  await addSecurityHeaders(app, {
    publicUrl: config.PUBLIC_URL,
    paymentScriptUrl: config.STRIPE_JS_URL,
    challengeScriptUrl: deps.challenge?.widget.scriptUrl,
  });
  await app.register(cookie);
  await app.register(multipart);

  await app.register(async (webhooks) => webhookRoutes(webhooks, deps));
  await app.register(async (api) => {
    refuseForeignSites(api);
    enforceLimits(api, deps);
    orderRoutes(api, deps);
    lookupRoutes(api, deps);
    paymentRoutes(api, deps);
    deliveryRoutes(api, deps);
    photoRoutes(api, deps);
    hostedRoutes(api, deps);
    shareRoutes(api, deps);
    adminRoutes(api, deps);
    docsRoutes(api, deps);
  });
  await serveWebApp(app, {
    directory: config.WEB_DIR,
    publicUrl: config.PUBLIC_URL,
    sharedSeason: async (token) => (await sharedResult(deps, token))?.season ?? null,
  });
  return app;
}
