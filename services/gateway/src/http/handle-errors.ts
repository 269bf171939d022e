import type { Socket } from 'node:net';
import { PROBLEMS, type ProblemCode } from '@trueseason/contracts';
import { OrderGoneError } from '@trueseason/shop/encryption';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepOpenForBody } from './discard-bodies.ts';
import { pathOfTarget } from './normalize-path.ts';
import { isOutage } from './outage.ts';
import { ProblemError } from './problem-error.ts';
import { isNavigation, REFUSAL_PAGE_POLICY, type Refusal, refusalPage } from './refusal-page.ts';

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
  return sendProblem(problem, request, reply);
}

const HTML = 'text/html; charset=utf-8';

/** A refusal in its two faces: a page with a way on for people, JSON for programs. */
export function sendProblem(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(problem.status);
  if (!isNavigation(request.headers)) return reply.type('application/json').send(problem.toBody());
  const refusal: Refusal = {
    code: problem.code,
    message: problem.message,
    target: request.method === 'GET' ? request.url : undefined,
    retryAfterSeconds: Number(reply.getHeader('retry-after')) || undefined,
  };
  return reply.type(HTML).header('content-security-policy', REFUSAL_PAGE_POLICY).send(refusalPage(refusal));
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
  const isPerson = request.method === 'GET' && isNavigation(request.headers);
  // No hooks run.
  keepOpenForBody(request, reply);
  if (error.code !== 'FST_ERR_BAD_URL' || !isPerson) return sendError(error, request, reply);
  return reply.redirect(pathOfTarget(request.url).replaceAll('%', '%25'), 302);
}

/** The body and headers of a refusal without a reply of the framework. */
function rawRefusal(code: ProblemCode, isPage: boolean) {
  const { message } = PROBLEMS[code];
  const body = isPage ? refusalPage({ code, message }) : JSON.stringify({ code, message });
  const headers = {
    'content-type': isPage ? HTML : 'application/json',
    ...(isPage && { 'content-security-policy': REFUSAL_PAGE_POLICY }),
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  return { body, headers };
}

/** Every error leaves with a code and a readable message; Node's default responses have no body. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.server.on('checkExpectation', (request, response) => {
    const { body, headers } = rawRefusal('bad_request', isNavigation(request.headers));
    response.writeHead(417, headers).end(body);
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

/** In the part of a malformed request that was received: whether a browser sent it. */
const ACCEPTS_PAGE = /^accept:.*text\/html/im;

/** Responds to input that is not HTTP, too large or too slow, which has no request object. */
export function respondToBrokenConnection(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  const { status, code } = CONNECTION_PROBLEMS[error.code ?? ''] ?? INVALID_REQUEST;
  const { body, headers } = rawRefusal(
    code,
    Buffer.isBuffer(error.rawPacket) && ACCEPTS_PAGE.test(error.rawPacket.toString('latin1')),
  );
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
