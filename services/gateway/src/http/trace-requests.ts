import { beginSpan, currentTrace, runWithin, type Span, SpanKind, SpanStatusCode } from '@trueseason/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A press that lies further back did not lead to the call. */
const PRESSED_AT_MOST_MS = 60_000;

/** The press that led to a call, begun when the browser says it was; undefined where it says nothing of use. */
function beginClick({ headers }: FastifyRequest, parent: string): Span | undefined {
  const told = String(headers['x-since-click'] ?? '');
  const ago = Number(told);
  return /^\d{1,5}$/.test(told) && ago <= PRESSED_AT_MOST_MS
    ? beginSpan('click', { kind: SpanKind.CLIENT, parent, startTime: Date.now() - ago })
    : undefined;
}

/**
 * Makes a span of every call, below the one that the browser names in `traceparent` and the press that led to it, and
 * tells the browser's own tools which it was. What the handler asks for belongs to it.
 */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span[]>();
  app.addHook('preHandler', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    const parent = String(request.headers.traceparent ?? '');
    if (!config.call) return done();
    const click = beginClick(request, parent);
    const begin = () => beginSpan(`${request.method} ${url}`, { kind: SpanKind.SERVER, parent: click ? null : parent });
    const span = click ? runWithin(click, begin) : begin();
    if (!span.isRecording()) return done();
    spans.set(request, click ? [span, click] : [span]);
    return runWithin(span, () => {
      reply.header('server-timing', `traceparent;desc="${currentTrace()}"`);
      done();
    });
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const [span, click] = spans.get(request) ?? [];
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    click?.end();
    done();
  });
}
