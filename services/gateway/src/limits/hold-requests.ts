import { API, type Call, POOLS, type PoolName } from '@trueseason/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBrokenConnection } from '../http/handle-errors.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Client, Ledger } from './ledger.ts';

const LOOK_EVERY_MS = 250;
const RETRY_SECONDS = 5;

declare module 'fastify' {
  interface FastifyRequest {
    /** Charges what a handler keeps of the body. @throws unavailable without room */
    hold(bytes: number): void;
  }
}

function poolOf({ routeOptions }: FastifyRequest): PoolName {
  const { call } = routeOptions.config;
  const row: Call | null = call ? API[call] : null;
  return row?.holds ?? 'pages';
}

function announced({ headers }: FastifyRequest, name: PoolName): number {
  const { body } = POOLS[name];
  if (headers['transfer-encoding'] !== undefined) return body;
  return Math.min(Number(headers['content-length'] ?? 0) || 0, body);
}

function clientOf(request: FastifyRequest, { raw: answer }: FastifyReply): Client {
  const { raw } = request;
  const { socket } = raw;
  return {
    address: request.ip,
    progress: () => {
      const unread = answer.writableLength;
      if (unread > 0) return { turn: 'reads', moved: socket.bytesWritten - unread, unread };
      return raw.complete || raw.readableLength > 0 ? null : { turn: 'sends', moved: socket.bytesRead, unread };
    },
    cut: (why) => {
      request.log.info({ why }, 'a request was cut');
      const code = why === 'slow' ? 'ERR_HTTP_REQUEST_TIMEOUT' : 'ERR_NO_ROOM';
      if (answer.headersSent) socket.destroy();
      else answerBrokenConnection(Object.assign(new Error('cut'), { code }), socket);
    },
  };
}

/** Opens an account for each request until its answer is taken and its body is read. */
export function holdRequests(app: FastifyInstance, ledger: Ledger): void {
  const timer = setInterval(ledger.look, LOOK_EVERY_MS);
  app.addHook('onClose', async () => clearInterval(timer));
  app.decorateRequest('hold');
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const name = poolOf(request);
    const account = await ledger.open(name, clientOf(request, reply), announced(request, name));
    if (typeof account === 'string') {
      reply.header('retry-after', RETRY_SECONDS);
      throw new ProblemError(account);
    }
    const end = () => {
      // An unread body still arrives.
      if (!raw.complete && !raw.socket.destroyed) return void raw.once('end', end);
      raw.socket.off('close', end);
      account.end();
    };
    request.hold = (bytes) => {
      if (!account.hold(bytes)) throw new ProblemError('unavailable');
    };
    raw.socket.once('close', end);
    if (raw.socket.destroyed || reply.raw.destroyed) end();
    else reply.raw.once('close', end);
  });
}
