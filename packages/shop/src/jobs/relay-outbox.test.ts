import { createProducer, startWorker } from '@trueseason/platform/queue';
import { createLogger, createRegistry, inSpan, SpanKind, startObservability } from '@trueseason/platform/runtime';
import { startTraceReceiver, storedPhotos, testDatabase, testRedisUrl } from '@trueseason/testing';
import { expect, it, vi } from 'vitest';
import { placeOrderWithPhotos } from '../flows/place-order.ts';
import { newOrderId } from '../order/new-order-id.ts';
import { JOBS } from './job-list.ts';
import { relayOnce } from './relay-outbox.ts';

it('continues from a call through outbox and queue to the job', async () => {
  const database = await testDatabase();
  const connection = { redisUrl: await testRedisUrl(), prefix: 'test', onError: () => {} };
  const receiver = await startTraceReceiver();
  const watching = await startObservability('test', { LOG_LEVEL: 'silent', OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
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
