import { createLogger, type Logger } from './logger.ts';

interface WatchingConfig {
  readonly LOG_LEVEL: Parameters<typeof createLogger>[1];
  readonly SENTRY_DSN?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
}

/**
 * How a process is watched from outside: its log, and where an address is named, reports of errors and traces. What
 * sends them is loaded only then.
 */
export async function startWatching(
  service: string,
  { LOG_LEVEL, SENTRY_DSN, OTEL_EXPORTER_OTLP_ENDPOINT }: WatchingConfig,
): Promise<{ readonly logger: Logger; close(): Promise<void> }> {
  const reports = SENTRY_DSN && (await import('./error-reports.ts')).openErrorReports(service, SENTRY_DSN);
  const traces =
    OTEL_EXPORTER_OTLP_ENDPOINT &&
    (await import('./export-traces.ts')).exportTraces(service, OTEL_EXPORTER_OTLP_ENDPOINT);
  return {
    logger: createLogger(service, LOG_LEVEL, reports || undefined),
    close: async () => {
      await Promise.all([reports || undefined, traces || undefined].map((opened) => opened?.close()));
    },
  };
}
