import type { Producer } from '@trueseason/platform/queue';
import type { Logger } from '@trueseason/platform/runtime';
import type { Db } from '@trueseason/shop/database';
import type { FirstOperator } from '@trueseason/shop/operators';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { OpsConfig } from './config.ts';
import { fleetPage, REFRESH_SECONDS } from './fleet/fleet-page.ts';
import type { FleetReader } from './fleet/read-fleet.ts';
import { refuseForeignSites } from './http/same-site.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { guardWrites } from './http/writes.ts';
import { operatorOf, requireOperator } from './operators/require-operator.ts';
import { serveSignIn } from './operators/sign-in.ts';
import { registerBoard } from './queues/board.ts';

/** Forms are small; slower senders would hold connections. */
const REQUEST_MS = 10_000;

export interface OpsDeps {
  readonly config: FirstOperator & Pick<OpsConfig, 'OPS_PASSWORD' | 'PUBLIC_URL'>;
  readonly db: Db;
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
  const wrong = await requireOperator(app, { db: deps.db, password });
  refuseForeignSites(app);
  guardWrites(app);
  // The page's forms have all their data in the URL.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body
      .resume()
      .once('end', () => done(null))
      .once('error', done);
  });

  await serveSignIn(app, { db: deps.db, first: deps.config, hasPassword: password !== undefined, wrong });
  app.get('/', async (request, reply) => {
    const name = operatorOf(request)?.operator ?? null;
    const still = request.url.endsWith('?still');
    if (!still) reply.header('refresh', String(REFRESH_SECONDS));
    return reply.type('text/html').send(fleetPage(await deps.readFleet(), { name, still }));
  });
  app.get('/api/fleet', async () => deps.readFleet());
  // The back office shows the order's history.
  app.get<{ Params: { orderId: string } }>('/orders/:orderId', async ({ params }, reply) =>
    reply.redirect(new URL(`/admin?details=${encodeURIComponent(params.orderId)}`, deps.config.PUBLIC_URL).href),
  );
  await registerBoard(app, deps.producer);
  return app;
}
