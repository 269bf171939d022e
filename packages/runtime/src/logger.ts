import { type LevelWithSilent, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

// Pino's own destination keeps trying when nobody reads any more, and a process that stops would never end.
process.stdout.on('error', () => {});

/** JSON lines with the service's name. Ids may be logged; people's data may not, so known carriers are cut. */
export function createLogger(service: string, level: LevelWithSilent): Logger {
  return pino(
    {
      level,
      base: { service },
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
