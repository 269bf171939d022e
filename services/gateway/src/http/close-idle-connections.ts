import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * A proxy's next request may be on its way on a connection that is idle here: closed then, its customer gets a 502. A
 * proxy uses those first that it used last, so the ones that stay idle for this long are not in use.
 */
export const DRAIN_MS = 1_000;
const LOOK_EVERY_MS = 50;

/**
 * On shutdown, serves kept connections for `drainMs`, each response ending its connection, as Fastify does while it
 * closes. Then closes connections that become idle, since Node only closes those idle at its start.
 */
export function closeIdleConnectionsOnStop(app: FastifyInstance, drainMs = 0): void {
  app.addHook('preClose', async () => {
    await sleep(drainMs);
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
  });
}
