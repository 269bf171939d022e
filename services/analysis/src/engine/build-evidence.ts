import { type Answers, type Evidence, headInAnswers, NO_ANSWERS, type PhotoVerdict } from '@trueseason/contracts';
import type { ToldResult } from '@trueseason/style/seasons/keep-seasons';
import { differingAnswers } from './agreeing-answers.ts';
import { type Combined, combinePhotos } from './combine/index.ts';
import { composeEvidence } from './describe/index.ts';
import type { Readings } from './measure/index.ts';
import { placePerson } from './place/index.ts';

export const evidenceFrom = (
  combined: Combined,
  verdicts: readonly PhotoVerdict[],
  answers: Answers = NO_ANSWERS,
  told?: ToldResult,
): Evidence => composeEvidence(combined, placePerson(combined), verdicts, answers, told);

/** Readings without hair: on a head that is bare or covered, something else was read as hair. */
const hairless = (photos: readonly Readings[]): readonly Readings[] =>
  photos.map(({ features: { hair: _, ...features }, ...photo }) => ({ ...photo, features }));

/** Builds the evidence from readings and the customer's answers, of which those that differ from photos count. Pure.
 * @param told the result that this one continues */
export function buildEvidence(
  photos: readonly Readings[],
  verdicts: readonly PhotoVerdict[],
  answers: Answers = NO_ANSWERS,
  told?: ToldResult,
): Evidence {
  const isTold = Boolean(answers.naturalHair || answers.eyes);
  const counted = isTold
    ? differingAnswers(answers, evidenceFrom(combinePhotos(photos, NO_ANSWERS), verdicts))
    : answers;
  const combined = combinePhotos(headInAnswers(counted) ? hairless(photos) : photos, counted);
  return evidenceFrom(combined, verdicts, answers, told);
}
