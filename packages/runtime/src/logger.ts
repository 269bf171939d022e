import { type LevelWithSilent, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** JSON lines with the service's name. Ids may be logged; people's data may not, so known carriers are cut. */
export function createLogger(service: string, level: LevelWithSilent): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['email', '*.email', 'to', '*.to', 'token', '*.token', '*.authorization', '*.cookie', 'req.headers'],
      remove: true,
    },
  });
}
