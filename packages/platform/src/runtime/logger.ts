import { type LevelWithSilent, type Logger, type LoggerOptions, pino } from 'pino';
import type { ErrorContext, ErrorReports } from './error-reports.ts';

export type { Logger } from 'pino';

// Pino retries writes to a closed pipe, so a stopping process would never exit.
process.stdout.on('error', () => {});

/** Only IDs. */
const REPORTED_FIELDS = ['orderId', 'job', 'jobId', 'problem'];
/** Pino's number of `error`. */
const ERROR_LEVEL = 50;

const reportingTo = (reports: ErrorReports): NonNullable<LoggerOptions['hooks']> => ({
  logMethod(logArguments, method, level) {
    const [fields, message]: unknown[] = logArguments;
    if (level >= ERROR_LEVEL && typeof fields === 'object' && fields !== null) {
      const allFields: Record<string, unknown> = { ...this.bindings(), ...fields };
      const context: Record<string, string | number> = {};
      for (const name of REPORTED_FIELDS) {
        const value = allFields[name];
        if (typeof value === 'string' || typeof value === 'number') context[name] = value;
      }
      reports.report(allFields.err ?? allFields.error, String(message ?? ''), context satisfies ErrorContext);
    }
    method.apply(this, logArguments);
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
