import type { Socket } from 'node:net';
import { PROBLEMS, type ProblemCode } from '@trueseason/contracts';
import { OrderGoneError } from '@trueseason/shop/encryption';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepOpenForBody } from './discard-bodies.ts';
import { pathOfTarget } from './normalize-path.ts';
import { isOutage } from './outage.ts';
import { ProblemError } from './problem-error.ts';

/** Our messages for the framework's errors; unknown errors are internal and reveal nothing. */
const FRAMEWORK_PROBLEMS: Readonly<Record<string, ProblemCode>> = {
  FST_FILES_LIMIT: 'too_many_photos',
  FST_REQ_FILE_TOO_LARGE: 'photo_too_large',
};
/** Text that Postgres cannot store, or numbers out of range: only hostile requests get this far. */
const INVALID_VALUE_CODES = new Set(['22021', '22P05', '22P02', '22003']);
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  // Deleted during the call.
  if (error instanceof OrderGoneError) return new ProblemError('order_not_found');
  const { code, statusCode } = error as FastifyError;
  const frameworkProblem = FRAMEWORK_PROBLEMS[code];
  if (frameworkProblem) return new ProblemError(frameworkProblem);
  if (INVALID_VALUE_CODES.has(code)) return new ProblemError('bad_request');
  if (isOutage(error)) return new ProblemError('unavailable');
  if (statusCode && statusCode < 500) return new ProblemError('bad_request');
  return new ProblemError('internal');
}

/** The loggable part of an error. Messages of Postgres and providers may quote customer input. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, code, stack, cause } = error as Error & { code?: unknown };
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { type: name, code, stack: frames?.join('\n'), ...(cause !== undefined && { cause: describeError(cause) }) };
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = request.abortedBy ?? toProblem(error);
  // An aborted upload looks like an outage, but the client caused it: do not alert.
  if (!request.raw.complete && reply.raw.destroyed)
    request.log.info('a client disconnected before its request was complete');
  else if (problem.status >= 500)
    request.log.error({ error: describeError(error), problem: problem.code }, 'a request failed');
  else request.log.info({ problem: problem.code }, 'a request was refused');
  return reply.code(problem.status).type('application/json').send(problem.toBody());
}

/**
 * Errors before any route. A person whose address cannot be decoded is led to one that can, which has a page; never to
 * another host.
 */
export function respondToUnroutedError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isPerson = request.method === 'GET' && request.headers.accept?.includes('text/html');
  // No hooks run.
  keepOpenForBody(request, reply);
  if (error.code !== 'FST_ERR_BAD_URL' || !isPerson) return sendError(error, request, reply);
  return reply.redirect(pathOfTarget(request.url).replaceAll('%', '%25'), 302);
}

/** Every error leaves as a small JSON with a code and a readable message; Node's default responses have no body. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify({ code: 'bad_request', message: PROBLEMS.bad_request.message });
    const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    response.writeHead(417, { ...length, connection: 'close' }).end(body);
  });
}

interface ConnectionProblem {
  readonly status: string;
  readonly code: ProblemCode;
}

const INVALID_REQUEST: ConnectionProblem = { status: '400 Bad Request', code: 'bad_request' };
const CONNECTION_PROBLEMS: Readonly<Record<string, ConnectionProblem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'bad_request' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'bad_request' },
};

/** Reads the rest of a body for this long, so that its sender sees the response instead of a reset. */
const LINGER_MS = 2_000;

/** Responds to input that is not HTTP, too large or too slow, which has no request object. */
export function respondToBrokenConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  const { status, code } = CONNECTION_PROBLEMS[error.code ?? ''] ?? INVALID_REQUEST;
  const body = JSON.stringify({ code, message: PROBLEMS[code].message });
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
  socket.end(`${head}\r\nconnection: close\r\n\r\n${body}`);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
