import { orderIdSchema } from '@trueseason/contracts';
import type { Db } from '@trueseason/db';
import type { FirstOperator } from '@trueseason/operators';
import type { Producer } from '@trueseason/queue';
import type { Logger } from '@trueseason/runtime';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { registerBoard } from './board.ts';
import type { OpsConfig } from './config.ts';
import type { FleetReader } from './fleet/read-fleet.ts';
import { readTimeline, type Timeline } from './fleet/read-timeline.ts';
import { operatorOf, requireOperator } from './http/require-operator.ts';
import { refuseForeignSites } from './http/same-site.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { serveSignIn } from './http/sign-in.ts';
import { guardWrites } from './http/writes.ts';
import { orderActions } from './order-actions.ts';
import { fleetPage, REFRESH_SECONDS } from './page/fleet-page.ts';
import { timelinePage } from './page/timeline-page.ts';

export interface OpsDeps {
  readonly config: Pick<OpsConfig, 'OPS_PASSWORD' | 'OPS_WRITABLE'>;
  readonly first: FirstOperator;
  readonly db: Db;
  readonly producer: Producer;
  readonly readFleet: FleetReader;
}

/** Serves one order's way at `/orders/<number>`, and as JSON below `/api`. */
function serveTimelines(app: FastifyInstance, deps: OpsDeps): void {
  const find = async (text: string): Promise<Timeline | null> => {
    const { data } = orderIdSchema.safeParse(/^\d+$/.test(text) ? Number(text) : null);
    return data === undefined ? null : readTimeline(deps, data);
  };
  const missing = { message: 'There is no such order.' };
  app.get<{ Params: { orderId: string } }>('/orders/:orderId', async ({ params }, reply) => {
    const timeline = await find(params.orderId);
    return timeline ? reply.type('text/html').send(timelinePage(timeline)) : reply.code(404).send(missing);
  });
  app.get<{ Params: { orderId: string } }>('/api/orders/:orderId', async ({ params }, reply) => {
    return (await find(params.orderId)) ?? reply.code(404).send(missing);
  });
}

/** Builds the dashboards without listening: the fleet at `/` and `/api/fleet`, orders, and the queues at `/queues`. */
export async function buildApp(deps: OpsDeps, logger: Logger): Promise<FastifyInstance> {
  const writable = deps.config.OPS_WRITABLE;
  const loggerInstance: FastifyBaseLogger = logger;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: true,
  });

  await addSecurityHeaders(app);
  const password = deps.config.OPS_PASSWORD;
  const wrong = await requireOperator(app, { db: deps.db, password });
  refuseForeignSites(app);
  guardWrites(app, writable);
  // The page's forms carry everything in their address.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body
      .resume()
      .once('end', () => done(null))
      .once('error', done);
  });

  await serveSignIn(app, { db: deps.db, first: deps.first, hasPassword: password !== undefined, wrong });
  app.get('/', async (request, reply) => {
    const name = operatorOf(request)?.operator ?? null;
    const still = request.url.endsWith('?still');
    if (!still) reply.header('refresh', String(REFRESH_SECONDS));
    return reply.type('text/html').send(fleetPage(await deps.readFleet(), { writable, name, still }));
  });
  app.get('/api/fleet', async () => deps.readFleet());
  serveTimelines(app, deps);
  orderActions(app, deps.db);
  await registerBoard(app, deps.producer);
  return app;
}
