import { Counter, type Logger, type Registry } from '@trueseason/runtime';
import type { AnalysisConfig } from './config.ts';
import {
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

/** The second opinion as configured: none without a project or a key. */
export function openSecondOpinion(config: AnalysisConfig): SecondOpinion {
  const { VERTEX_PROJECT, VERTEX_API_KEY } = config;
  if (!VERTEX_PROJECT && !VERTEX_API_KEY) return NO_SECOND_OPINION;
  const ask = createGemini({
    model: config.VERTEX_MODEL,
    project: VERTEX_PROJECT,
    location: config.VERTEX_LOCATION,
    apiKey: VERTEX_API_KEY,
    baseUrl: config.VERTEX_API_URL,
    timeoutMs: config.VERTEX_TIMEOUT_MS,
  });
  const limits = { perDay: config.VERTEX_DAILY_LIMIT, failuresInARow: FAILURES_IN_A_ROW, pauseMs: PAUSE_MS };
  return createSecondOpinion(ask, new SpendingGuard(limits));
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
