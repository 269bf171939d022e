import { createLogger, type Logger } from './logger.ts';

interface ObservabilityConfig {
  readonly LOG_LEVEL: Parameters<typeof createLogger>[1];
  readonly SENTRY_DSN?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
}

/** Sets up logging, error reports and traces for a process. Exporters load only if configured. */
export async function startObservability(
  service: string,
  { LOG_LEVEL, SENTRY_DSN, OTEL_EXPORTER_OTLP_ENDPOINT }: ObservabilityConfig,
): Promise<{ readonly logger: Logger; close(): Promise<void> }> {
  const reports = SENTRY_DSN && (await import('./error-reports.ts')).openErrorReports(service, SENTRY_DSN);
  const traces =
    OTEL_EXPORTER_OTLP_ENDPOINT &&
    (await import('./export-traces.ts')).exportTraces(service, OTEL_EXPORTER_OTLP_ENDPOINT);
  return {
    logger: createLogger(service, LOG_LEVEL, reports || undefined),
    close: async () => {
      await Promise.all([reports || undefined, traces || undefined].map((exporter) => exporter?.close()));
    },
  };
}
