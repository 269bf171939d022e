import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { POOLS } from '@trueseason/contracts';
import type { Logger, Registry } from '@trueseason/platform/runtime';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { accessHandlers } from './access/access-routes.ts';
import { shareHandlers } from './access/share-routes.ts';
import { adminHandlers } from './back-office/admin-routes.ts';
import { bindCalls } from './calls/bind.ts';
import { complaintHandlers } from './complaint/complaint-routes.ts';
import { consentHandlers } from './consent/consent-routes.ts';
import type { GatewayDeps } from './deps.ts';
import { giftHandlers } from './gift/gift-routes.ts';
import { closeIdleConnectionsOnStop, DRAIN_MS } from './http/close-idle-connections.ts';
import { discardBodies } from './http/discard-bodies.ts';
import { handleErrors, respondToBrokenConnection, respondToUnroutedError } from './http/handle-errors.ts';
import { reserveJsonValues } from './http/parse-json.ts';
import { createRedactingLogger } from './http/redacting-logger.ts';
import { refuseEncodings } from './http/refuse-encodings.ts';
import { measureRequests } from './http/request-metrics.ts';
import { refuseCrossSiteRequests } from './http/same-site.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { traceRequests } from './http/trace-requests.ts';
import { serveWebApp } from './http/web-app.ts';
import { enforceLimits } from './limits/enforce-limits.ts';
import { mailWebhook } from './mail/mail-webhook.ts';
import { openApiHandlers } from './openapi/openapi-routes.ts';
import { myOrdersHandlers } from './order/my-orders-routes.ts';
import { orderHandlers } from './order/order-routes.ts';
import { paymentHandlers } from './payment/payment-routes.ts';
import { paymentWebhook } from './payment/payment-webhook.ts';
import { photoHandlers } from './photos/photo-routes.ts';
import { withdrawalAndErasureHandlers } from './privacy/privacy-routes.ts';
import { reportHandlers } from './report/report-routes.ts';

/** Headers are a few kilobytes; a client that needs longer is holding the connection open. */
const HEADERS_TIMEOUT_MS = 20_000;
const TIMEOUT_CHECK_MS = 5_000;

export async function buildApp(deps: GatewayDeps, logger: Logger, registry: Registry): Promise<FastifyInstance> {
  const { config } = deps;
  const loggerInstance: FastifyBaseLogger = createRedactingLogger(logger);
  const app = fastify({
    loggerInstance,
    genReqId: () => randomUUID(),
    // Fastify's own request lines carry addresses with tokens; routes log what happened instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: POOLS.small.body,
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    http: {
      // http/same-site.ts checks it and responds with our own error.
      requireHostHeader: false,
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, config.REQUEST_TIMEOUT_MS),
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, config.REQUEST_TIMEOUT_MS / 2),
    },
    frameworkErrors: respondToUnroutedError,
    clientErrorHandler: respondToBrokenConnection,
    trustProxy: config.TRUSTED_PROXIES ?? false,
    forceCloseConnections: 'idle',
    // Stores close after the last response, and a proxy does not try another replica after a 503.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1024 },
  });

  measureRequests(app, registry);
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT) traceRequests(app);
  handleErrors(app);
  closeIdleConnectionsOnStop(app, config.TRUSTED_PROXIES ? DRAIN_MS : 0);
  discardBodies(app);
  addSecurityHeaders(app, {
    publicUrl: config.PUBLIC_URL,
    paymentScriptUrl: config.STRIPE_JS_URL,
    challengeScriptUrl: deps.challenge?.widget.scriptUrl,
    analyticsScriptUrl: config.ANALYTICS_ID && config.ANALYTICS_SCRIPT_URL,
  });
  await app.register(cookie);
  await app.register(multipart);

  reserveJsonValues(app);
  refuseCrossSiteRequests(app);
  refuseEncodings(app);
  enforceLimits(app, deps, registry);
  const webApp = await serveWebApp(app, {
    directory: config.WEB_DIR,
    publicUrl: config.PUBLIC_URL,
    env: config,
  });
  bindCalls(app, deps, registry, {
    ...orderHandlers(deps),
    ...myOrdersHandlers(deps),
    ...accessHandlers(deps),
    ...shareHandlers(deps, webApp),
    ...consentHandlers(deps),
    ...photoHandlers(deps),
    ...paymentHandlers(deps),
    ...paymentWebhook(deps),
    ...giftHandlers(deps),
    ...reportHandlers(deps),
    ...withdrawalAndErasureHandlers(deps),
    ...complaintHandlers(deps),
    ...adminHandlers(deps),
    ...mailWebhook(deps),
    ...openApiHandlers(deps),
  });
  return app;
}
