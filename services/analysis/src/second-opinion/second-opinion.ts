import type { Evidence } from '@trueseason/contracts';
import { applyOpinion } from './apply-opinion.ts';
import { type AskModel, MalformedOpinionError } from './ask-gemini.ts';
import { describeMeasurements } from './prompt.ts';
import type { SpendingGuard } from './spending-guard.ts';

/** Outcome of a question, for logs and counters. */
export type OpinionOutcome = 'answered' | 'budget' | 'paused' | 'timeout' | 'quota' | 'malformed' | 'failed';

export interface SecondOpinion {
  /** Adds the model's vote, or returns the evidence unchanged. Never throws: customers depend on no outside service. */
  add(evidence: Evidence, photos: readonly Buffer[], report?: Report): Promise<Evidence>;
}
export type Report = (outcome: OpinionOutcome, error?: unknown) => void;

/** Used when nothing is configured. */
export const NO_SECOND_OPINION: SecondOpinion = { add: async (evidence) => evidence };

/** Shrinks photos for sending, in the engine's process. */
export type Shrink = (photos: readonly Buffer[]) => Promise<readonly Buffer[]>;

export function createSecondOpinion(ask: AskModel, shrink: Shrink, guard: SpendingGuard): SecondOpinion {
  return {
    async add(evidence, photos, report = () => {}) {
      const allowed = await guard.take();
      if (allowed !== 'ok') {
        report(allowed);
        return evidence;
      }
      try {
        const opinion = await ask(describeMeasurements(evidence), await shrink(photos));
        guard.succeeded();
        report('answered');
        return applyOpinion(evidence, opinion);
      } catch (error) {
        guard.failed();
        report(outcomeOf(error), error);
        return evidence;
      }
    },
  };
}

function outcomeOf(error: unknown): OpinionOutcome {
  if (error instanceof MalformedOpinionError) return 'malformed';
  if (!(error instanceof Error)) return 'failed';
  if (/abort|timeout|timed out/i.test(`${error.name} ${error.message}`)) return 'timeout';
  return 'status' in error && error.status === 429 ? 'quota' : 'failed';
}
