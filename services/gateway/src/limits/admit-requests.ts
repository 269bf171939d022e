import { API, type Call, POOLS, type Pool, type PoolName } from '@trueseason/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { respondToBrokenConnection } from '../http/handle-errors.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Client, MemoryBudget } from './memory-budget.ts';

const CHECK_INTERVAL_MS = 250;
const RETRY_SECONDS = 5;

declare module 'fastify' {
  interface FastifyRequest {
    /** Reserves memory for what a handler buffers of the body. @throws unavailable, too_many_requests without room */
    reserveMemory(bytes: number): void;
    /** From here on we wait for the sender, who may be too slow. */
    awaitSender(): void;
    /** From here on the sender waits for us: for a right, a slot or the store. All requests begin so. */
    holdSender(): void;
    /** Why it was aborted to make room. */
    abortedBy: ProblemError | null;
  }
}

function callOf({ routeOptions }: FastifyRequest): Call | null {
  const { call } = routeOptions.config;
  return call ? API[call] : null;
}

const isBodyRead = (row: Call | null): row is Call =>
  row !== null && (row.access.who === 'provider' || Boolean(row.body ?? row.files));

/** What a body may occupy while it is read and parsed. */
function bodyBytes({ headers }: FastifyRequest, row: Call | null, { body, copies }: Pool): number {
  if (!isBodyRead(row)) return 0;
  const isChunked = headers['transfer-encoding'] !== undefined;
  return copies * (isChunked ? body : Math.min(Number(headers['content-length'] ?? 0) || 0, body));
}

function clientOf(request: FastifyRequest, { raw: response }: FastifyReply, isHeld: () => boolean): Client {
  const { raw } = request;
  const { socket } = raw;
  return {
    address: request.ip,
    progress: () => {
      const unreadBytes = response.writableLength;
      if (unreadBytes > 0) {
        return { direction: 'receiving', transferredBytes: socket.bytesWritten - unreadBytes, unreadBytes };
      }
      return !isHeld() && !raw.complete
        ? { direction: 'sending', transferredBytes: socket.bytesRead, unreadBytes }
        : null;
    },
    abort: (reason) => {
      request.log.info({ why: reason }, 'a request was cut');
      if (response.headersSent) return void socket.destroy();
      if (reason === 'slow')
        return respondToBrokenConnection(
          Object.assign(new Error('aborted'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          socket,
        );
      // Ends what reads the body; the response follows, and the rest is discarded.
      request.abortedBy = new ProblemError('too_many_requests');
      raw.emit('error', request.abortedBy);
    },
  };
}

/** A socket without a reader does not notice its end. What is read is within what each request is charged. */
function readAhead({ raw }: FastifyRequest, pool: PoolName): void {
  if (!raw.complete && raw.readableLength < POOLS[pool].each / 2) raw.socket.resume();
}

/** Reserves memory for each request until its response is received or its sender is gone. */
export function admitRequests(app: FastifyInstance, memoryBudget: MemoryBudget): void {
  /** Requests whose senders wait for us. */
  const held = new Map<FastifyRequest, PoolName>();
  const timer = setInterval(() => {
    memoryBudget.abortSlowClients();
    for (const [request, pool] of held) readAhead(request, pool);
  }, CHECK_INTERVAL_MS);
  app.addHook('onClose', async () => clearInterval(timer));
  app.decorateRequest('reserveMemory');
  app.decorateRequest('awaitSender');
  app.decorateRequest('holdSender');
  app.decorateRequest('abortedBy', null);
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const row = callOf(request);
    const pool = row?.pool ?? 'pages';
    const client = clientOf(request, reply, () => held.has(request));
    const reservation = await memoryBudget.admit(pool, client, bodyBytes(request, row, POOLS[pool]));
    if (typeof reservation === 'string') {
      reply.header('retry-after', RETRY_SECONDS);
      throw new ProblemError(reservation);
    }
    let isReleased = false;
    const release = () => {
      isReleased = true;
      raw.socket.off('close', release);
      held.delete(request);
      reservation.release();
    };
    request.reserveMemory = (bytes) => {
      if (!reservation.reserve(bytes)) throw new ProblemError(reservation.refusal());
    };
    request.holdSender = () => {
      if (!isReleased) held.set(request, pool);
    };
    request.awaitSender = () => void held.delete(request);
    request.holdSender();
    // Aborts are errors of the body, which may come before anything reads it.
    raw.on('error', () => {});
    raw.socket.once('close', release);
    if (raw.socket.destroyed || reply.raw.destroyed) release();
    else reply.raw.once('close', release);
  });
  app.addHook('preParsing', async (request) => {
    // Handlers of files say when they read.
    const row = callOf(request);
    if (isBodyRead(row) && !row.files) request.awaitSender();
  });
}
