import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { ConfigError } from './config.ts';

export interface RunningService {
  readonly logger: Logger;
  readonly shutdownTimeoutMs: number;
  close(): Promise<void>;
}

/** Runs a service until a signal or fatal error, then closes it in time. Exits with 78 (EX_CONFIG) on a bad config. */
export async function runService(start: () => Promise<RunningService>): Promise<void> {
  try {
    const service = await start();
    closeWithGrace({ delay: service.shutdownTimeoutMs, logger: service.logger }, async ({ err, signal }) => {
      if (err) service.logger.fatal({ err }, 'stopping after a fatal error');
      else service.logger.info({ signal }, 'stopping');
      await service.close();
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 78;
  }
}
