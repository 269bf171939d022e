import { beginSpan, currentTrace, runWithin, type Span, SpanKind, SpanStatusCode } from '@trueseason/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Makes a span of every call, below the one that the browser names in `traceparent`, and tells the browser's own tools
 * which it was. What the handler asks for belongs to it.
 */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('preHandler', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    const parent = String(request.headers.traceparent ?? '');
    const span = config.call && beginSpan(`${request.method} ${url}`, { kind: SpanKind.SERVER, parent });
    if (!span?.isRecording()) return done();
    spans.set(request, span);
    return runWithin(span, () => {
      reply.header('server-timing', `traceparent;desc="${currentTrace()}"`);
      done();
    });
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
