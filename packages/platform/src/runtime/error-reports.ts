import { createStackParser, createTransport, type Event, type Exception, type Transport } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { ConfigError } from './config.ts';

/** IDs logged with an error. */
export type ErrorContext = Readonly<Record<string, string | number>>;

const SEND_MS = 3_000;
/** Repeats of an error within this time are dropped. */
const REPEAT_MS = 60_000;
/** Reports per minute, to protect the receiver during an outage. */
const MAX_REPORTS = 30;

const stackParser = createStackParser(nodeStackLineParser());

/** The reported part of an error: type, code and location. Never its message, which may quote customer input. */
function exceptionOf(error: unknown): Exception {
  const fields = typeof error === 'object' && error !== null ? error : {};
  const text = (name: string) => {
    const value: unknown = Reflect.get(fields, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  // Relative to the working directory.
  const frames = stackParser(text('stack').replaceAll(`${process.cwd()}/`, ''));
  // Some loggers receive a description instead of an error.
  return { type: text('name') || text('type') || typeof error, value: text('code'), stacktrace: { frames } };
}

/** Whether an error is new and within the limit. */
function createReportFilter(): (name: string) => boolean {
  const lastSent = new Map<string, number>();
  let window = { since: 0, sent: 0 };
  return (name) => {
    const nowMs = performance.now();
    if (nowMs - window.since > REPEAT_MS) window = { since: nowMs, sent: 0 };
    if (window.sent === 0) lastSent.clear();
    if (lastSent.has(name) || window.sent >= MAX_REPORTS) return false;
    lastSent.set(name, nowMs);
    window.sent += 1;
    return true;
  };
}

const overHttp = (options: Parameters<typeof createTransport>[0] & { url: string }): Transport =>
  createTransport(options, async ({ body }) => {
    const signal = AbortSignal.timeout(SEND_MS);
    const { status, headers } = await fetch(options.url, { method: 'POST', body: body as string, signal });
    const limits = {
      'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
      'retry-after': headers.get('retry-after'),
    };
    return { statusCode: status, headers: limits };
  });

/** Sends errors to a Sentry-compatible DSN (Sentry, GlitchTip and others). @throws ConfigError if it is invalid */
export function openErrorReports(service: string, dsn: string) {
  const client = new ServerRuntimeClient({
    dsn,
    stackParser,
    integrations: [],
    transport: overHttp,
    sendClientReports: false,
  });
  if (!client.getDsn()) throw new ConfigError('SENTRY_DSN must look like https://KEY@HOST/PROJECT');
  const isReportable = createReportFilter();
  client.init();
  return {
    report: (error: unknown, message: string, context: ErrorContext = {}) => {
      const exception = exceptionOf(error);
      const top = exception.stacktrace?.frames?.at(-1);
      if (!isReportable(`${message} ${exception.type} ${exception.value} ${top?.filename}:${top?.lineno}`)) return;
      client.captureEvent({
        platform: 'node',
        level: 'error',
        logger: service,
        // A constant of ours.
        transaction: message,
        tags: { service, ...context },
        exception: { values: [exception] },
      } satisfies Event);
    },
    /** Waits for pending reports. */
    close: async () => {
      await client.close(SEND_MS);
    },
  };
}
export type ErrorReports = ReturnType<typeof openErrorReports>;
