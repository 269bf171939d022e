import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * A proxy's next request may be on its way on a connection that is idle here: closed then, its customer gets a 502. A
 * proxy uses those first that it used last, so the ones that stay idle for this long are not in use.
 */
export const DRAIN_MS = 1_000;
const LOOK_EVERY_MS = 50;

/**
 * Node counts a connection as idle when its response is complete in memory, and cuts off what a slow client has not
 * received yet. This closes idle connections only while no response is being sent.
 */
function keepWhatIsSent(server: Server): void {
  const lastResponses = new Map<Socket, ServerResponse>();
  server.on('connection', (socket) => socket.once('close', () => lastResponses.delete(socket)));
  server.on('request', (request, response) => lastResponses.set(request.socket, response));
  // Node and Fastify call it too, when they close.
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if ([...lastResponses.values()].every(({ writableFinished }) => writableFinished)) closeIdleConnections();
  };
}

/**
 * On shutdown, serves kept connections for `drainMs`, each response ending its connection, as Fastify does while it
 * closes. Then closes connections that become idle, since Node only closes those idle at its start.
 */
export function closeIdleConnectionsOnStop(app: FastifyInstance, drainMs = 0): void {
  keepWhatIsSent(app.server);
  app.addHook('preClose', async () => {
    await sleep(drainMs);
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
  });
}
