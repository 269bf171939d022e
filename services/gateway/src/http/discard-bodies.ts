import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The largest body that any call takes, and its envelope: even refused, a sender can end it and read the response. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 30_000;
/** Without a byte for this long, the connection is closed. */
const IDLE_MS = 3_000;
/** Connections at once, 32 KB each; the oldest is closed for another. */
const MAX_DISCARDS = 1_000;

const hasBody = ({ 'content-length': length = '0', 'transfer-encoding': chunks }: IncomingHttpHeaders): boolean =>
  length !== '0' || chunks !== undefined;

/**
 * Leaves the connection open if its body is still arriving: closing it would reset it, and a proxy that is still writing
 * would lose the response and take this server for dead.
 */
export function keepOpenForBody(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return;
  reply.removeHeader('connection');
  reply.raw.shouldKeepAlive = true;
}

/** Reads and drops bodies, or the rest of them after the response, without reserved memory. */
export function discardBodies(app: FastifyInstance): void {
  /** Their ends, oldest first. */
  const discards = new Set<() => void>();

  function discardRest(raw: IncomingMessage): void {
    const { socket } = raw;
    if (raw.complete || socket.destroyed) return;
    const firstByte = socket.bytesRead;
    const deadline = performance.now() + MAX_MS;
    let bytesRead = firstByte;
    const timer = setInterval(() => {
      const isIdle = socket.bytesRead === bytesRead;
      bytesRead = socket.bytesRead;
      if (isIdle || bytesRead - firstByte > MAX_BYTES || performance.now() > deadline) close();
    }, IDLE_MS);
    const forget = () => {
      clearInterval(timer);
      discards.delete(close);
    };
    function close() {
      forget();
      socket.destroy();
    }
    const [oldest] = discards;
    if (discards.size >= MAX_DISCARDS) oldest?.();
    discards.add(close);
    socket.once('close', forget);
    raw.once('end', () => {
      forget();
      socket.off('close', forget);
      if (raw.headers.connection?.toLowerCase() === 'close') socket.end();
    });
    raw.unpipe();
    raw.resume();
  }

  app.server.prependListener('request', (raw, response) => response.once('close', () => discardRest(raw)));
  app.addHook('onSend', async (request, reply) => keepOpenForBody(request, reply));
  // GET and HEAD have no parser.
  app.addHook('preParsing', async ({ raw, method }) => {
    if ((method === 'GET' || method === 'HEAD') && hasBody(raw.headers)) raw.resume();
  });
  app.addHook('preClose', async () => {
    for (const close of discards) close();
  });
}

/** For calls that take no body. */
export function discardCallBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, body, done) => {
    body.resume();
    done(null);
  });
}
