import { beginSpan, currentTrace, type Span } from '@trueseason/runtime';
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
    const span = config.call && beginSpan(`${request.method} ${url}`, { kind: 'server', parent });
    if (!span) return done();
    spans.set(request, span);
    return span.run(() => {
      reply.header('server-timing', `traceparent;desc="${currentTrace()}"`);
      done();
    });
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    spans.get(request)?.end({ failed: statusCode >= 500, attributes: { 'http.response.status_code': statusCode } });
    done();
  });
}
