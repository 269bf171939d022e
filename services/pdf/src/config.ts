import { niceValue, positiveInt, readConfig } from '@trueseason/platform/runtime';
import { workerConfig } from '@trueseason/shop/worker';

const shape = {
  ...workerConfig,
  /** Concurrent reports per process; they share a browser, and a core renders one at a time. */
  PDF_CONCURRENCY: positiveInt.default(2),
  /** No screen waits for a report, and a browser takes whole cores. */
  PDF_NICE: niceValue.default(10),
} as const;

export const readPdfConfig = (env?: NodeJS.ProcessEnv) => readConfig(shape, env);
