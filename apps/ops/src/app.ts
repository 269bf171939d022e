import type { Db } from '@trueseason/db';
import type { Producer } from '@trueseason/queue';
import type { Logger } from '@trueseason/runtime';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { registerBoard } from './board.ts';
import type { OpsConfig } from './config.ts';
import type { FleetReader } from './fleet/read-fleet.ts';
import { requirePassword } from './http/password.ts';
import { refuseForeignSites } from './http/same-site.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { guardWrites } from './http/writes.ts';
import { orderActions } from './order-actions.ts';
import { fleetPage } from './page/fleet-page.ts';

export interface OpsDeps {
  readonly config: Pick<OpsConfig, 'OPS_PASSWORD' | 'OPS_WRITABLE'>;
  readonly db: Db;
  readonly producer: Producer;
  readonly readFleet: FleetReader;
}

/** Builds the dashboards without listening: the fleet at `/` and `/api/fleet`, the queues at `/queues`. */
export async function buildApp(deps: OpsDeps, logger: Logger): Promise<FastifyInstance> {
  const writable = deps.config.OPS_WRITABLE;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;

  await addSecurityHeaders(app);
  await requirePassword(app, deps.config.OPS_PASSWORD);
  refuseForeignSites(app);
  guardWrites(app, writable);
  // The page's forms carry everything in their address.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body
      .resume()
      .once('end', () => done(null))
      .once('error', done);
  });

  app.get('/', async (_request, reply) => reply.type('text/html').send(fleetPage(await deps.readFleet(), writable)));
  app.get('/api/fleet', async () => deps.readFleet());
  orderActions(app, deps.db);
  await registerBoard(app, deps.producer, writable);
  return app;
}
