import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/*
 * Traces from a call to the mail that follows from it, across outbox and queue. One switch (OTEL_EXPORTER_OTLP_ENDPOINT),
 * off by default; off, a call costs one look at a variable. Speaks W3C's traceparent and OTLP over HTTP, and says nothing
 * but names and ids.
 */

type Attributes = Readonly<Record<string, string | number>>;

interface SpanOptions {
  /** As W3C's `traceparent`; what has the form of none begins a trace. */
  readonly parent?: string | null | undefined;
  readonly attributes?: Attributes;
  readonly kind?: keyof typeof KINDS;
}

export interface Span {
  /** Runs something within the span: what it begins are its children. */
  run<Result>(work: () => Result): Result;
  end(outcome?: { readonly failed?: boolean; readonly attributes?: Attributes }): void;
}

/** OTLP's numbers. */
const KINDS = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const;
const FAILED = 2;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const SEND_EVERY_MS = 1_000;
const SEND_MS = 3_000;
/** While nobody takes them, older ones go first. */
const MOST_HELD = 2_000;

interface Here {
  readonly traceId: string;
  readonly spanId: string;
}
const here = new AsyncLocalStorage<Here>();
let take: ((span: object) => void) | undefined;

/** Where this work belongs to, for whoever goes on with it; null while tracing is off. */
export function currentTrace(): string | null {
  const now = here.getStore();
  return now ? `00-${now.traceId}-${now.spanId}-01` : null;
}

const attribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
});
const nanoseconds = (ms: number) => `${Math.round(ms * 1000)}000`;
const clock = () => performance.timeOrigin + performance.now();

/** Begins a span; undefined while tracing is off. */
export function beginSpan(name: string, { parent, attributes = {}, kind = 'internal' }: SpanOptions = {}) {
  const sink = take;
  if (!sink) return undefined;
  const [, givenTrace, givenSpan] = TRACEPARENT.exec(parent ?? currentTrace() ?? '') ?? [];
  const traceId = givenTrace ?? randomBytes(16).toString('hex');
  const spanId = randomBytes(8).toString('hex');
  const begun = clock();
  const span: Span = {
    run: (work) => here.run({ traceId, spanId }, work),
    end: ({ failed = false, attributes: more = {} } = {}) =>
      sink({
        traceId,
        spanId,
        ...(givenSpan && { parentSpanId: givenSpan }),
        name,
        kind: KINDS[kind],
        startTimeUnixNano: nanoseconds(begun),
        endTimeUnixNano: nanoseconds(clock()),
        attributes: Object.entries({ ...attributes, ...more }).map(attribute),
        status: failed ? { code: FAILED } : {},
      }),
  };
  return span;
}

/** Does work within a span of its own. */
export async function inSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  const span = beginSpan(name, options);
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}

/** Turns tracing on for this process. `url` is that of an OTLP receiver, as OTEL_EXPORTER_OTLP_ENDPOINT names it. */
export function startTracing(service: string, url: string): { close(): Promise<void> } {
  const target = `${url.replace(/\/$/, '')}/v1/traces`;
  const resource = { attributes: [attribute(['service.name', service])] };
  let held: object[] = [];

  async function send(): Promise<void> {
    const spans = held;
    if (spans.length === 0) return;
    held = [];
    const body = JSON.stringify({
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'trueseason' }, spans }] }],
    });
    await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(SEND_MS),
      // Nobody waits for a receiver that is away, and nothing of it is logged a thousand times.
    }).catch(() => {});
  }

  take = (span) => {
    held.push(span);
    if (held.length > MOST_HELD) held.shift();
  };
  const timer = setInterval(send, SEND_EVERY_MS).unref();
  return {
    close: async () => {
      take = undefined;
      clearInterval(timer);
      await send();
    },
  };
}
