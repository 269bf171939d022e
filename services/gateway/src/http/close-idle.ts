import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

/**
 * Node closes idle connections only once, when shutdown starts. Keep-alive connections that were busy then are closed
 * here as soon as they become idle.
 */
export function closeWhatFallsIdle(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
  });
}
