import { niceValue, port, positiveInt, readConfig } from '@trueseason/platform/runtime';
import { workerConfig } from '@trueseason/shop/worker';
import { z } from 'zod';

const shape = {
  ...workerConfig,
  /** Concurrent orders per worker, each with an engine process (about 0.5 GB and one core). */
  ANALYSIS_CONCURRENCY: positiveInt.default(1),
  /** Nice value of order processing, so that quick verdicts come first: 0 to 19. */
  ANALYSIS_NICE: niceValue.default(5),
  /** Port of the quick-verdict server, for the gateway. 0 picks a free one. */
  CHECK_PORT: port.default(0),
  CHECK_HOST: z.string().default('127.0.0.1'),
  /** A second opinion by Gemini on Vertex AI: a project (with Application Default Credentials) or a key. */
  VERTEX_PROJECT: z.string().optional(),
  VERTEX_LOCATION: z.string().default('global'),
  VERTEX_API_KEY: z.string().optional(),
  VERTEX_MODEL: z.string().default('gemini-3.5-flash'),
  /** Only for a local stand-in; defaults to the SDK's address. */
  VERTEX_API_URL: z.url().optional(),
  VERTEX_TIMEOUT_MS: positiveInt.default(8_000),
  /** Questions per UTC day across all workers; beyond it there are no second opinions. */
  VERTEX_DAILY_LIMIT: positiveInt.default(500),
} as const;

export type AnalysisConfig = ReturnType<typeof readAnalysisConfig>;

export const readAnalysisConfig = (env?: NodeJS.ProcessEnv) => readConfig(shape, env);
