import type { AxisScores } from '@trueseason/contracts';
import { advisedContrast } from './contrast-level.ts';
import { deniesWarmth } from './mild-warmth.ts';
import type { SeasonProfile } from './season-profile.ts';
import { sentences } from './sentences.ts';

/** Promises a look that only high contrast has. */
const OF_CONTRAST = /^Contrast is part of/;

/** A season's description without the sentences whose degree somebody's own measurement denies. */
export const ownDescription = (
  { name, description }: Pick<SeasonProfile, 'name' | 'description'>,
  { temperature, contrast }: Pick<AxisScores, 'temperature' | 'contrast'>,
): string =>
  sentences(description)
    .filter(
      (text) =>
        !deniesWarmth(text, temperature) &&
        !(OF_CONTRAST.test(text) && advisedContrast(name, contrast.value) !== 'high'),
    )
    .join(' ');
