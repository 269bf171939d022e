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

/*
 * Traces from a call to the mail that follows from it, across outbox and queue. While no exporter is registered
 * (export-traces.ts), spans are OpenTelemetry's empty ones.
 */

interface SpanOptions {
  /** As W3C's `traceparent`; what has the form of none begins a trace. */
  readonly parent?: string | null | undefined;
  /** Ids and numbers; never what people entered. */
  readonly attributes?: Attributes;
  readonly kind?: SpanKind;
  /** In milliseconds of the epoch, where it began before it was heard of. */
  readonly startTime?: number;
}

const tracer = () => trace.getTracer('trueseason');
const contextOf = (parent: string | null | undefined): Context =>
  parent ? propagation.extract(ROOT_CONTEXT, { traceparent: parent }) : context.active();

/** The current `traceparent` (W3C), to propagate; null without tracing. */
export function currentTrace(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Starts a span, which the caller ends. */
export const beginSpan = (name: string, { parent, ...options }: SpanOptions = {}): Span =>
  tracer().startSpan(name, options, contextOf(parent));

/** Does work whose spans are children of this one. */
export const runWithin = <Result>(span: Span, work: () => Result): Result =>
  context.with(trace.setSpan(context.active(), span), work);

/** Runs work in a new span. An error marks the span; its message is not exported. */
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
