import { API, type Call, POOLS, type PoolName } from '@trueseason/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { respondToBrokenConnection } from '../http/handle-errors.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Client, MemoryBudget } from './memory-budget.ts';

const CHECK_INTERVAL_MS = 250;
const RETRY_SECONDS = 5;

declare module 'fastify' {
  interface FastifyRequest {
    /** Reserves memory for what a handler buffers of the body. @throws unavailable without room */
    reserveMemory(bytes: number): void;
  }
}

function poolOf({ routeOptions }: FastifyRequest): PoolName {
  const { call } = routeOptions.config;
  const row: Call | null = call ? API[call] : null;
  return row?.pool ?? 'pages';
}

function announcedBytes({ headers }: FastifyRequest, name: PoolName): number {
  const { body } = POOLS[name];
  if (headers['transfer-encoding'] !== undefined) return body;
  return Math.min(Number(headers['content-length'] ?? 0) || 0, body);
}

function clientOf(request: FastifyRequest, { raw: response }: FastifyReply): Client {
  const { raw } = request;
  const { socket } = raw;
  return {
    address: request.ip,
    progress: () => {
      const unreadBytes = response.writableLength;
      if (unreadBytes > 0) {
        return { direction: 'receiving', transferredBytes: socket.bytesWritten - unreadBytes, unreadBytes };
      }
      const isSending = !raw.complete && raw.readableLength === 0;
      return isSending ? { direction: 'sending', transferredBytes: socket.bytesRead, unreadBytes } : null;
    },
    abort: (reason) => {
      request.log.info({ why: reason }, 'a request was cut');
      const code = reason === 'slow' ? 'ERR_HTTP_REQUEST_TIMEOUT' : 'ERR_NO_ROOM';
      if (response.headersSent) socket.destroy();
      else respondToBrokenConnection(Object.assign(new Error('aborted'), { code }), socket);
    },
  };
}

/** Reserves memory for each request until its response is received and its body is read. */
export function admitRequests(app: FastifyInstance, memoryBudget: MemoryBudget): void {
  const timer = setInterval(memoryBudget.abortSlowClients, CHECK_INTERVAL_MS);
  app.addHook('onClose', async () => clearInterval(timer));
  app.decorateRequest('reserveMemory');
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const name = poolOf(request);
    const reservation = await memoryBudget.admit(name, clientOf(request, reply), announcedBytes(request, name));
    if (typeof reservation === 'string') {
      reply.header('retry-after', RETRY_SECONDS);
      throw new ProblemError(reservation);
    }
    const release = () => {
      // An unread body still arrives.
      if (!raw.complete && !raw.socket.destroyed) return void raw.once('end', release);
      raw.socket.off('close', release);
      reservation.release();
    };
    request.reserveMemory = (bytes) => {
      if (!reservation.reserve(bytes)) throw new ProblemError('unavailable');
    };
    raw.socket.once('close', release);
    if (raw.socket.destroyed || reply.raw.destroyed) release();
    else reply.raw.once('close', release);
  });
}
