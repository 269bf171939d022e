import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { POOLS } from '@trueseason/contracts';
import type { Logger, Registry } from '@trueseason/platform/runtime';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { adminHandlers } from './back-office/admin-routes.ts';
import type { GatewayDeps } from './deps.ts';
import { giftHandlers } from './gift/gift-routes.ts';
import { bindCalls } from './http/bind.ts';
import { closeWhatFallsIdle } from './http/close-idle.ts';
import { answerBrokenConnection, answerUnrouted, handleErrors } from './http/handle-errors.ts';
import { quietLogger } from './http/quiet-logger.ts';
import { measureRequests } from './http/request-metrics.ts';
import { refuseForeignSites } from './http/same-site.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { traceRequests } from './http/trace-requests.ts';
import { serveWebApp } from './http/web-app.ts';
import { enforceLimits } from './limits/enforce-limits.ts';
import { programHandlers } from './openapi/program-routes.ts';
import { orderHandlers } from './order/order-routes.ts';
import { paymentHandlers } from './payment/payment-routes.ts';
import { photoHandlers } from './photos/photo-routes.ts';
import { privacyHandlers } from './privacy/privacy-routes.ts';
import { deliveryHandlers } from './report/delivery-routes.ts';

/** Headers are a few kilobytes; a client that needs longer is holding the connection open. */
const HEADERS_TIMEOUT_MS = 20_000;
const TIMEOUT_CHECK_MS = 5_000;

export async function buildApp(deps: GatewayDeps, logger: Logger, registry: Registry): Promise<FastifyInstance> {
  const { config } = deps;
  const loggerInstance: FastifyBaseLogger = quietLogger(logger);
  const app = fastify({
    loggerInstance,
    genReqId: () => randomUUID(),
    // Fastify's own request lines carry addresses with tokens; routes log what happened instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: POOLS.small.body,
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    http: {
      // http/same-site.ts checks it and answers with our own error.
      requireHostHeader: false,
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, config.REQUEST_TIMEOUT_MS),
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, config.REQUEST_TIMEOUT_MS / 2),
    },
    frameworkErrors: answerUnrouted,
    clientErrorHandler: answerBrokenConnection,
    trustProxy: config.TRUSTED_PROXIES ?? false,
    forceCloseConnections: 'idle',
    // Stores close after the last answer, and a proxy does not ask elsewhere after a 503.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1024 },
  });

  measureRequests(app, registry);
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT) traceRequests(app);
  handleErrors(app);
  closeWhatFallsIdle(app);
  addSecurityHeaders(app, {
    publicUrl: config.PUBLIC_URL,
    paymentScriptUrl: config.STRIPE_JS_URL,
    challengeScriptUrl: deps.challenge?.widget.scriptUrl,
    analyticsScriptUrl: config.ANALYTICS_ID && config.ANALYTICS_SCRIPT_URL,
  });
  await app.register(cookie);
  await app.register(multipart);

  refuseForeignSites(app);
  enforceLimits(app, deps);
  const webApp = await serveWebApp(app, {
    directory: config.WEB_DIR,
    publicUrl: config.PUBLIC_URL,
    env: config,
  });
  bindCalls(app, deps, {
    ...orderHandlers(deps),
    ...paymentHandlers(deps),
    ...giftHandlers(deps),
    ...photoHandlers(deps),
    ...privacyHandlers(deps),
    ...deliveryHandlers(deps, webApp),
    ...adminHandlers(deps),
    ...programHandlers(deps),
  });
  return app;
}
