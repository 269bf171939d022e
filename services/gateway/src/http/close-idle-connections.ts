import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

/** On shutdown, closes connections that become idle, since Node only closes those idle at its start. */
export function closeIdleConnectionsOnStop(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
  });
}
