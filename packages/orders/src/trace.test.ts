import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProducer, startWorker } from '@trueseason/queue';
import { createLogger, createRegistry, inSpan, SpanKind, startWatching } from '@trueseason/runtime';
import { storedPhotos, testDatabase, testRedisUrl } from '@trueseason/test-kit';
import protobuf from 'protobufjs';
import { expect, it, vi } from 'vitest';
import { beginAnalysis, JOBS, newOrderId, placeOrderWithPhotos, relayOnce } from './index.ts';

interface SpanSent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
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
async function startReceiver() {
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

it('goes from a call through outbox and queue to what a job does', async () => {
  const database = await testDatabase();
  const connection = { redisUrl: await testRedisUrl(), prefix: 'test', onError: () => {} };
  const receiver = await startReceiver();
  const watching = await startWatching('test', { LOG_LEVEL: 'silent', OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  const producer = createProducer(connection);
  await producer.queues.analysis.waitUntilReady();
  const run = vi.fn(() => inSpan('work of the job', {}, async () => {}));
  const worker = startWorker({
    ...connection,
    queue: 'analysis',
    concurrency: 1,
    jobs: [{ spec: JOBS.analyze, run, onExhausted: async () => {} }],
    logger: createLogger('test', 'silent'),
    registry: createRegistry('test'),
  });
  const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  await inSpan('POST /api/orders/guest', { kind: SpanKind.SERVER, parent }, () =>
    placeOrderWithPhotos(database.db, newOrderId(), storedPhotos),
  );
  await relayOnce(database.db, producer);
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), 30_000);
  await worker.close();
  await watching.close();
  const named = (name: string) => receiver.spans.find((span) => span.name === name);
  const [call, job, work] = ['POST /api/orders/guest', 'analyze', 'work of the job'].map(named);
  expect(call).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16), kind: 2 });
  expect(job).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: call?.spanId, kind: 5 });
  expect(work).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: job?.spanId });
  await producer.close();
  await database.close();
  receiver.close();
}, 60_000);

it('leaves no mark while it is off', async () => {
  const database = await testDatabase();
  const id = newOrderId();
  await inSpan('POST /api/orders/guest', {}, () => placeOrderWithPhotos(database.db, id, storedPhotos));
  expect(await beginAnalysis(database.db, id)).toHaveLength(3);
  const rows = await database.db.selectFrom('outbox').select('trace').execute();
  expect(rows).toEqual([{ trace: null }]);
  await database.close();
}, 60_000);
