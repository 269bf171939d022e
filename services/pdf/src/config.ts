import { positiveInt, readConfig } from '@trueseason/runtime';
import { workerConfig } from '@trueseason/worker-host';

const shape = {
  ...workerConfig,
  /** Concurrent reports per process; they share a browser, and a core renders one at a time. */
  PDF_CONCURRENCY: positiveInt.default(2),
} as const;

export const readPdfConfig = (env?: NodeJS.ProcessEnv) => readConfig(shape, env);
