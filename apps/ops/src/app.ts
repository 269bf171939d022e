import type { Producer } from '@trueseason/platform/queue';
import type { Logger } from '@trueseason/platform/runtime';
import type { Database } from '@trueseason/shop/database';
import type { FirstOperator } from '@trueseason/shop/operators';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { OpsConfig } from './config.ts';
import { fleetPage, REFRESH_SECONDS } from './fleet/fleet-page.ts';
import type { FleetReader } from './fleet/read-fleet.ts';
import { refuseWrites } from './http/refuse-writes.ts';
import { refuseCrossSiteRequests } from './http/same-site.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { operatorOf, requireOperator } from './operators/require-operator.ts';
import { serveSignIn } from './operators/sign-in.ts';
import { registerQueueBoard } from './queues/queue-board.ts';

/** Forms are small; slower senders would hold connections. */
const REQUEST_MS = 10_000;

export interface OpsDeps {
  readonly config: FirstOperator & Pick<OpsConfig, 'OPS_PASSWORD' | 'PUBLIC_URL'>;
  readonly db: Database;
  readonly producer: Producer;
  readonly readFleet: FleetReader;
}

/** Builds the dashboards, without listening: the fleet at `/` and `/api/fleet`, the queues at `/queues`. */
export async function buildApp(deps: OpsDeps, logger: Logger): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = logger;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    requestTimeout: REQUEST_MS,
    // Node swaps the two if this is longer.
    http: { headersTimeout: REQUEST_MS, connectionsCheckingInterval: REQUEST_MS / 5 },
    forceCloseConnections: true,
  });

  await addSecurityHeaders(app);
  const password = deps.config.OPS_PASSWORD;
  const countWrongGuess = await requireOperator(app, { db: deps.db, password });
  refuseCrossSiteRequests(app);
  refuseWrites(app);
  // The page's forms have all their data in the URL.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body
      .resume()
      .once('end', () => done(null))
      .once('error', done);
  });

  await serveSignIn(app, {
    db: deps.db,
    first: deps.config,
    hasPassword: password !== undefined,
    countWrongGuess,
  });
  app.get('/', async (request, reply) => {
    const name = operatorOf(request)?.operator ?? null;
    const isStill = request.url.endsWith('?still');
    if (!isStill) reply.header('refresh', String(REFRESH_SECONDS));
    return reply.type('text/html').send(fleetPage(await deps.readFleet(), { name, still: isStill }));
  });
  app.get('/api/fleet', async () => deps.readFleet());
  // The back office shows the order's history.
  app.get<{ Params: { orderId: string } }>('/orders/:orderId', async ({ params }, reply) =>
    reply.redirect(new URL(`/admin?details=${encodeURIComponent(params.orderId)}`, deps.config.PUBLIC_URL).href),
  );
  await registerQueueBoard(app, deps.producer);
  return app;
}
