import { connectCounters } from '@trueseason/platform/queue';
import { Counter, type Logger, type Registry } from '@trueseason/platform/runtime';
import type { AnalysisConfig } from './config.ts';
import type { EnginePool } from './engine-pool.ts';
import {
  countTogether,
  createGemini,
  createSecondOpinion,
  type GeminiSettings,
  isServed,
  NO_SECOND_OPINION,
  type OpinionOutcome,
  type Report,
  type SecondOpinion,
  SpendingGuard,
} from './second-opinion/index.ts';

/** Five failures in a row are an outage; retry a minute later. */
const FAILURES_IN_A_ROW = 5;
const PAUSE_MS = 60_000;
/** Enough to judge coloring, and little to pay for or leak. */
const LONGEST_SIDE = 768;

/** The configured second opinion; none without a project or key. */
export function openSecondOpinion(config: AnalysisConfig, engine: Pick<EnginePool, 'shrink'>, logger: Logger) {
  const { VERTEX_PROJECT, VERTEX_API_KEY } = config;
  if (!VERTEX_PROJECT && !VERTEX_API_KEY) return { secondOpinion: NO_SECOND_OPINION, close: () => {} };
  const settings: GeminiSettings = {
    model: config.VERTEX_MODEL,
    project: VERTEX_PROJECT,
    location: config.VERTEX_LOCATION,
    apiKey: VERTEX_API_KEY,
    baseUrl: config.VERTEX_API_URL,
    timeoutMs: config.VERTEX_TIMEOUT_MS,
  };
  const away = ({ message }: Error) => logger.warn({ reason: message }, 'second-opinion counter error');
  const redis = connectCounters({ redisUrl: config.REDIS_URL, onError: away });
  const limits = { perDay: config.VERTEX_DAILY_LIMIT, failuresInARow: FAILURES_IN_A_ROW, pauseMs: PAUSE_MS };
  const guard = new SpendingGuard(limits, countTogether(redis, config.QUEUE_PREFIX, away));
  const asking = createSecondOpinion(createGemini(settings), (photos) => engine.shrink(photos, LONGEST_SIDE), guard);
  return {
    secondOpinion: unlessRetired(settings, asking, logger),
    close: () => redis.disconnect(),
  };
}

/**
 * Google retires models within about a year. A retired one is logged once as an error and not asked again; results then
 * have no second opinion. Failing to start instead would block orders.
 */
function unlessRetired(settings: GeminiSettings, asking: SecondOpinion, logger: Logger): SecondOpinion {
  const { model } = settings;
  const checked = isServed(settings).then(
    (served) => {
      if (!served) logger.error({ model }, 'VERTEX_MODEL is no longer served: second opinions are off');
      return served;
    },
    (error: unknown) => {
      logger.warn({ model, reason: String(error) }, 'could not check whether VERTEX_MODEL is served');
      return true;
    },
  );
  return {
    add: async (evidence, ...rest) => ((await checked) ? asking : NO_SECOND_OPINION).add(evidence, ...rest),
  };
}

/** Counts and logs outcomes. */
export function reportOpinions(registry: Registry, logger: Logger): Report {
  const counter = new Counter({
    name: 'second_opinions_total',
    help: 'Questions to the language model by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome: OpinionOutcome, error) => {
    counter.inc({ outcome });
    if (outcome !== 'answered') logger.warn({ outcome, reason: error && String(error) }, 'no second opinion');
  };
}
