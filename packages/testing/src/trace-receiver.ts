import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import protobuf from 'protobufjs';

export interface SpanSent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  /** Nanoseconds of the epoch. */
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

/** As much of OTLP's definition as a test asks; fields that are not named are passed over. */
const OTLP = protobuf
  .parse(`
  syntax = "proto3";
  message Request { repeated Resource resource_spans = 1; }
  message Resource { repeated Scope scope_spans = 2; }
  message Scope { repeated Span spans = 2; }
  message Span {
    bytes trace_id = 1; bytes span_id = 2; bytes parent_span_id = 4; string name = 5; int32 kind = 6;
    fixed64 start_time_unix_nano = 7; fixed64 end_time_unix_nano = 8;
  }
`)
  .root.lookupType('Request');

/** The same as JSON, in which bytes are base64. */
interface Decoded {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SpanSent[] }[] }[];
}

function spansOf(body: Buffer): SpanSent[] {
  const { resourceSpans }: Decoded = JSON.parse(JSON.stringify(OTLP.decode(body)));
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const hex = (base64 = '') => Buffer.from(base64, 'base64').toString('hex');
  return spans.map((span) => ({
    ...span,
    traceId: hex(span.traceId),
    spanId: hex(span.spanId),
    parentSpanId: hex(span.parentSpanId),
  }));
}

/** A receiver of OTLP over HTTP that takes what all of them take: protobuf. */
export async function startTraceReceiver() {
  const spans: SpanSent[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.headers['content-type'] !== 'application/x-protobuf') return response.writeHead(415).end();
    spans.push(...spansOf(Buffer.concat(chunks)));
    return response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
