import { type Answers, type Evidence, NO_ANSWERS, type PhotoVerdict } from '@trueseason/contracts';
import { type Combined, combinePhotos } from './combine/index.ts';
import { composeEvidence } from './describe/index.ts';
import type { Readings } from './measure/index.ts';
import { placePerson } from './place/index.ts';

/** What several photos together say, to the whole answer. */
export const evidenceFrom = (
  combined: Combined,
  verdicts: readonly PhotoVerdict[],
  answers: Answers = NO_ANSWERS,
): Evidence => composeEvidence(combined, placePerson(combined, answers), verdicts, answers);

/**
 * The photos' readings to the whole answer, in the light of what the customer told us. Pure: the same readings
 * and answers give the same evidence.
 */
export const buildEvidence = (
  photos: readonly Readings[],
  verdicts: readonly PhotoVerdict[],
  answers: Answers = NO_ANSWERS,
): Evidence => evidenceFrom(combinePhotos(photos, answers), verdicts, answers);
