import { connectCounters } from '@trueseason/queue';
import { Counter, type Logger, type Registry } from '@trueseason/runtime';
import type { AnalysisConfig } from './config.ts';
import type { EnginePool } from './engine-pool.ts';
import {
  countTogether,
  createGemini,
  createSecondOpinion,
  NO_SECOND_OPINION,
  type OpinionOutcome,
  type Report,
  type SecondOpinion,
  SpendingGuard,
} from './second-opinion/index.ts';

/** Five failures in a row are an outage, not bad luck; a minute later the model may be back. */
const FAILURES_IN_A_ROW = 5;
const PAUSE_MS = 60_000;
/** Three 12 MP photos take about a third of a second. */
const SHRINK_TIMEOUT_MS = 5_000;

export interface SecondOpinionService {
  readonly secondOpinion: SecondOpinion;
  close(): void;
}

/** The second opinion as configured: none without a project or a key. */
export function openSecondOpinion(
  config: AnalysisConfig,
  engine: Pick<EnginePool, 'shrink'>,
  logger: Logger,
): SecondOpinionService {
  const { VERTEX_PROJECT, VERTEX_API_KEY } = config;
  if (!VERTEX_PROJECT && !VERTEX_API_KEY) return { secondOpinion: NO_SECOND_OPINION, close: () => {} };
  const ask = createGemini({
    model: config.VERTEX_MODEL,
    project: VERTEX_PROJECT,
    location: config.VERTEX_LOCATION,
    apiKey: VERTEX_API_KEY,
    baseUrl: config.VERTEX_API_URL,
    timeoutMs: config.VERTEX_TIMEOUT_MS,
  });
  const away = ({ message }: Error) => logger.warn({ reason: message }, 'trouble with the shared count of questions');
  const redis = connectCounters(config.REDIS_URL, away);
  const limits = { perDay: config.VERTEX_DAILY_LIMIT, failuresInARow: FAILURES_IN_A_ROW, pauseMs: PAUSE_MS };
  const guard = new SpendingGuard(limits, countTogether(redis, config.QUEUE_PREFIX, away));
  return {
    secondOpinion: createSecondOpinion(ask, (photos) => engine.shrink(photos, SHRINK_TIMEOUT_MS), guard),
    close: () => redis.disconnect(),
  };
}

/** Counts and logs how questions end. */
export function reportOpinions(registry: Registry, logger: Logger): Report {
  const counter = new Counter({
    name: 'second_opinions_total',
    help: 'Questions to the language model by how they ended',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome: OpinionOutcome, error) => {
    counter.inc({ outcome });
    if (outcome !== 'answered') logger.warn({ outcome, reason: error && String(error) }, 'no second opinion');
  };
}
