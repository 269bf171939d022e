import { type LevelWithSilent, type Logger, type LoggerOptions, pino } from 'pino';
import type { ErrorContext, ErrorReports } from './error-reports.ts';

export type { Logger } from 'pino';

// Pino retries writes to a closed pipe, so a stopping process would never exit.
process.stdout.on('error', () => {});

/** Only IDs. */
const REPORTED = ['orderId', 'job', 'jobId', 'problem'];
/** Pino's number of `error`. */
const ERROR = 50;

const reportingTo = (reports: ErrorReports): NonNullable<LoggerOptions['hooks']> => ({
  logMethod(given, method, level) {
    const [fields, message]: unknown[] = given;
    if (level >= ERROR && typeof fields === 'object' && fields !== null) {
      const all: Record<string, unknown> = { ...this.bindings(), ...fields };
      const context: Record<string, string | number> = {};
      for (const name of REPORTED) {
        const value = all[name];
        if (typeof value === 'string' || typeof value === 'number') context[name] = value;
      }
      reports.report(all.err ?? all.error, String(message ?? ''), context satisfies ErrorContext);
    }
    method.apply(this, given);
  },
});

/** JSON lines. IDs may be logged, personal data may not: known fields are redacted. */
export function createLogger(service: string, level: LevelWithSilent, reports?: ErrorReports): Logger {
  return pino(
    {
      level,
      base: { service },
      ...(reports && { hooks: reportingTo(reports) }),
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: ['email', '*.email', 'to', '*.to', 'token', '*.token', '*.authorization', '*.cookie', 'req.headers'],
        remove: true,
      },
    },
    process.stdout,
  );
}
