import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

const SEND_EVERY_MS = 1_000;
const SEND_MS = 3_000;

/** Enables tracing to an OTLP receiver (OTEL_EXPORTER_OTLP_ENDPOINT), in protobuf, which every receiver supports. */
export function exportTraces(service: string, url: string): { close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${url.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: SEND_MS,
    // HTTPS_PROXY and NO_PROXY, for networks without internet access.
    httpAgentOptions: { keepAlive: true, proxyEnv: process.env },
  });
  const sending = { exporter, scheduledDelayMillis: SEND_EVERY_MS, exportTimeoutMillis: SEND_MS };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(sending)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    close: async () => {
      for (const part of [trace, propagation, context]) part.disable();
      // Do not delay shutdown if the receiver is down.
      await provider.shutdown().catch(() => {});
    },
  };
}
