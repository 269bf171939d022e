import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

/**
 * Node closes idle connections once, at the beginning of a stop. One that was answering then and is kept alive by
 * its client would hold the stop until the client lets go, so it is closed as soon as it falls idle.
 */
export function closeWhatFallsIdle(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
  });
}
