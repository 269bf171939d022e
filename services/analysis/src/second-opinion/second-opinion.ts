import type { Evidence } from '@trueseason/contracts';
import sharp from 'sharp';
import { applyOpinion } from './apply-opinion.ts';
import { type AskModel, MalformedOpinionError } from './ask-gemini.ts';
import { describeMeasurements } from './prompt.ts';
import type { SpendingGuard } from './spending-guard.ts';

/** How a question ended; for logs and counters. */
export type OpinionOutcome = 'answered' | 'budget' | 'paused' | 'timeout' | 'quota' | 'malformed' | 'failed';

export interface SecondOpinion {
  /**
   * The evidence with the model's vote in it, or unchanged when there is none to be had: never throws, so a
   * customer never waits for or fails on somebody else's service. `report` hears how it went.
   */
  add(evidence: Evidence, photos: readonly Buffer[], report?: Report): Promise<Evidence>;
}
export type Report = (outcome: OpinionOutcome, error?: unknown) => void;

/** Used when nothing is configured. */
export const NO_SECOND_OPINION: SecondOpinion = { add: async (evidence) => evidence };

/** Enough to judge colouring by, and little to pay for or to leak. */
const LONGEST_SIDE = 768;

export function createSecondOpinion(ask: AskModel, guard: SpendingGuard): SecondOpinion {
  return {
    async add(evidence, photos, report = () => {}) {
      const allowed = guard.take();
      if (allowed !== 'ok') {
        report(allowed);
        return evidence;
      }
      try {
        const small = await Promise.all(photos.map(shrink));
        const opinion = await ask(describeMeasurements(evidence), small);
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

/** Upright, small, and without any metadata. */
const shrink = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();

function outcomeOf(error: unknown): OpinionOutcome {
  if (error instanceof MalformedOpinionError) return 'malformed';
  if (!(error instanceof Error)) return 'failed';
  if (/abort|timeout|timed out/i.test(`${error.name} ${error.message}`)) return 'timeout';
  return 'status' in error && error.status === 429 ? 'quota' : 'failed';
}
