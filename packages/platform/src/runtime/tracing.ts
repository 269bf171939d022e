import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/* Traces from a call to its mail, across outbox and queue. Without an exporter (export-traces.ts), spans are no-ops. */

interface SpanOptions {
  /** A W3C `traceparent`; if invalid, starts a new trace. */
  readonly parent?: string | null | undefined;
  /** IDs and numbers; never customer input. */
  readonly attributes?: Attributes;
  readonly kind?: SpanKind;
  /** Epoch milliseconds, for work that started earlier. */
  readonly startTime?: number;
}

const tracer = () => trace.getTracer('trueseason');
const contextOf = (parent: string | null | undefined): Context =>
  parent ? propagation.extract(ROOT_CONTEXT, { traceparent: parent }) : context.active();

/** The current `traceparent` (W3C), to propagate; null without tracing. */
export function currentTraceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

export const beginSpan = (name: string, { parent, ...options }: SpanOptions = {}): Span =>
  tracer().startSpan(name, options, contextOf(parent));

/** Runs work as child spans of this one. */
export const runWithin = <Result>(span: Span, work: () => Result): Result =>
  context.with(trace.setSpan(context.active(), span), work);

/** An error marks the span; its message is not exported. */
export async function inSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  const span = beginSpan(name, options);
  try {
    return await runWithin(span, work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
