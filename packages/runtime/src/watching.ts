import { openErrorReports } from './error-reports.ts';
import { createLogger, type Logger } from './logger.ts';
import { startTracing } from './tracing.ts';

interface WatchingConfig {
  readonly LOG_LEVEL: Parameters<typeof createLogger>[1];
  readonly SENTRY_DSN?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
}

/** How a process is watched from outside: its log, and where an address is named, reports of errors and traces. */
export function startWatching(
  service: string,
  { LOG_LEVEL, SENTRY_DSN, OTEL_EXPORTER_OTLP_ENDPOINT }: WatchingConfig,
): { readonly logger: Logger; close(): Promise<void> } {
  const reports = SENTRY_DSN ? openErrorReports(service, SENTRY_DSN) : undefined;
  const tracing = OTEL_EXPORTER_OTLP_ENDPOINT ? startTracing(service, OTEL_EXPORTER_OTLP_ENDPOINT) : undefined;
  return {
    logger: createLogger(service, LOG_LEVEL, reports),
    close: async () => {
      await Promise.all([reports?.close(), tracing?.close()]);
    },
  };
}
