import { startObservability } from '@trueseason/platform/runtime';
import { startTraceReceiver } from '@trueseason/testing';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { traceRequests } from './trace-requests.ts';

let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let watching: Awaited<ReturnType<typeof startObservability>>;
beforeEach(async () => {
  receiver = await startTraceReceiver();
  watching = await startObservability('gateway', { LOG_LEVEL: 'silent', OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
});
afterEach(() => receiver.close());

const TRACE = 'a'.repeat(32);
const BROWSER_SPAN = 'b'.repeat(16);

/** The spans of one call with these headers. */
async function traced(headers: Readonly<Record<string, string>>) {
  const app = fastify();
  traceRequests(app);
  app.post('/api/promo/validate', { config: { call: 'validatePromo' } }, async () => ({}));
  await app.inject({ method: 'POST', url: '/api/promo/validate', headers });
  await app.close();
  await watching.close();
  return Object.fromEntries(receiver.spans.map((span) => [span.name, span]));
}

it('starts a call’s trace with the press that triggered it', async () => {
  const spans = await traced({ 'x-since-click': '1500', traceparent: `00-${TRACE}-${BROWSER_SPAN}-01` });
  const [click, call] = [spans.click, spans['POST /api/promo/validate']];
  expect(click).toMatchObject({ traceId: TRACE, parentSpanId: BROWSER_SPAN });
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: click?.spanId });
  const waited = Number(call?.startTimeUnixNano) - Number(click?.startTimeUnixNano);
  expect(waited).toBeGreaterThan(1.4e9);
});

it.each(['', 'soon', '-5', '600000', '1e999'])('ignores a press of %j', async (header) => {
  const spans = await traced({ 'x-since-click': header });
  expect(Object.keys(spans)).toEqual(['POST /api/promo/validate']);
});
