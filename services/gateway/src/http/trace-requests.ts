import {
  beginSpan,
  currentTraceparent,
  runWithin,
  type Span,
  SpanKind,
  SpanStatusCode,
} from '@trueseason/platform/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An older press did not trigger the call. */
const MAX_CLICK_AGE_MS = 60_000;

/** Starts a span for the press that triggered a call, at the time the browser reports; undefined if invalid. */
function beginClickSpan({ headers }: FastifyRequest, parent: string): Span | undefined {
  const header = String(headers['x-since-click'] ?? '');
  const sinceClickMs = Number(header);
  return /^\d{1,5}$/.test(header) && sinceClickMs <= MAX_CLICK_AGE_MS
    ? beginSpan('click', { kind: SpanKind.CLIENT, parent, startTime: Date.now() - sinceClickMs })
    : undefined;
}

/**
 * Creates a span for every call below the one in `traceparent` and the press that triggered it, and returns its ID to
 * the browser's dev tools. The handler's own requests become its children.
 */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span[]>();
  app.addHook('preHandler', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    const parent = String(request.headers.traceparent ?? '');
    if (!config.call) return done();
    const click = beginClickSpan(request, parent);
    const beginServerSpan = () =>
      beginSpan(`${request.method} ${url}`, { kind: SpanKind.SERVER, parent: click ? null : parent });
    const span = click ? runWithin(click, beginServerSpan) : beginServerSpan();
    if (!span.isRecording()) return done();
    spans.set(request, click ? [span, click] : [span]);
    return runWithin(span, () => {
      reply.header('server-timing', `traceparent;desc="${currentTraceparent()}"`);
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
