import { type Answers, type Evidence, headInAnswers, NO_ANSWERS, type PhotoVerdict } from '@trueseason/contracts';
import { type Combined, combinePhotos } from './combine/index.ts';
import { composeEvidence } from './describe/index.ts';
import type { Readings } from './measure/index.ts';
import { placePerson } from './place/index.ts';

export const evidenceFrom = (
  combined: Combined,
  verdicts: readonly PhotoVerdict[],
  answers: Answers = NO_ANSWERS,
): Evidence => composeEvidence(combined, placePerson(combined), verdicts, answers);

/** Readings without hair: on a head that is bare or covered, something else was read as hair. */
const hairless = (photos: readonly Readings[]): readonly Readings[] =>
  photos.map(({ features: { hair: _, ...features }, ...photo }) => ({ ...photo, features }));

/** Builds the evidence from readings and the customer's answers. Pure. */
export const buildEvidence = (
  photos: readonly Readings[],
  verdicts: readonly PhotoVerdict[],
  answers: Answers = NO_ANSWERS,
): Evidence =>
  evidenceFrom(combinePhotos(headInAnswers(answers) ? hairless(photos) : photos, answers), verdicts, answers);
