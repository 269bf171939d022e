import { port, positiveInt, readConfig } from '@trueseason/runtime';
import { workerConfig } from '@trueseason/worker-host';
import { z } from 'zod';

const shape = {
  ...workerConfig,
  /** Orders at once in one worker, each in an engine process of its own (about 0.5 GB and one core). */
  ANALYSIS_CONCURRENCY: positiveInt.default(1),
  /** How much the work on orders gives way to quick verdicts on photos: 0 not at all, 19 wholly. */
  ANALYSIS_NICE: z.coerce.number().int().min(0).max(19).default(0),
  /** Where quick verdicts are given, for the gateway alone. 0 picks a free port. */
  CHECK_PORT: port.default(0),
  CHECK_HOST: z.string().default('127.0.0.1'),
  /** A second opinion by Gemini on Vertex AI: a project (with Application Default Credentials) or a key. */
  VERTEX_PROJECT: z.string().optional(),
  VERTEX_LOCATION: z.string().default('global'),
  VERTEX_API_KEY: z.string().optional(),
  VERTEX_MODEL: z.string().default('gemini-3.5-flash'),
  /** Only to reach a stand-in; absent, the SDK's own address. */
  VERTEX_API_URL: z.url().optional(),
  VERTEX_TIMEOUT_MS: positiveInt.default(8_000),
  /** Questions a UTC day, of all workers together; beyond it results are measured alone. */
  VERTEX_DAILY_LIMIT: positiveInt.default(500),
} as const;

export type AnalysisConfig = ReturnType<typeof readAnalysisConfig>;

export const readAnalysisConfig = (env?: NodeJS.ProcessEnv) => readConfig(shape, env);
