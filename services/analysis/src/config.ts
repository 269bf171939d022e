import { port, positiveInt, readConfig } from '@trueseason/runtime';
import { workerConfig } from '@trueseason/worker-host';
import { z } from 'zod';

const shape = {
  ...workerConfig,
  /** Orders at once in one worker, each in an engine process of its own (about 0.5 GB and one core). */
  ANALYSIS_CONCURRENCY: positiveInt.default(1),
  /** Where quick verdicts are given, for the gateway alone. 0 picks a free port. */
  CHECK_PORT: port.default(0),
  CHECK_HOST: z.string().default('127.0.0.1'),
} as const;

export const readAnalysisConfig = (env?: NodeJS.ProcessEnv) => readConfig(shape, env);
