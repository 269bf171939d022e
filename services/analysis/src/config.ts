import { positiveInt, readConfig } from '@trueseason/runtime';
import { workerConfig } from '@trueseason/worker-host';

const shape = {
  ...workerConfig,
  /** Orders at once in one worker, each in an engine process of its own (about 0.5 GB and one core). */
  ANALYSIS_CONCURRENCY: positiveInt.default(1),
} as const;

export const readAnalysisConfig = (env?: NodeJS.ProcessEnv) => readConfig(shape, env);
