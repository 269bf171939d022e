import {
  type Answers,
  answersAndPhotos,
  type Exclusion,
  exclusionsIn,
  type UnnaturalFeature,
} from '@trueseason/contracts';
import { labOf, unnaturalHair, unnaturalIris } from '../math/index.ts';
import type { FeatureColors } from './estimate-person.ts';

/** Distance (CIELAB) from what grows that no photo of undyed hair or bare eyes reaches: 10 and 1 in 444 photos. */
const DYED = 12;
const COLORED_LENS = 3;

/** Features in a color that does not grow: of dye, lenses or reflections. @param colors of the photos only */
export const unnaturalFeatures = ({ hair, iris }: FeatureColors): UnnaturalFeature[] => [
  ...(hair && unnaturalHair(labOf(hair)) > DYED ? (['hair'] as const) : []),
  ...(iris && unnaturalIris(labOf(iris)) > COLORED_LENS ? (['iris'] as const) : []),
];

/** Skin below this L* and hair up to the second and with less warmth than this: light on black hair looks like gray. */
const DEEP_SKIN = 60;
const SHINE = 50;
const COLORLESS = 0.25;
/** How much lighter than the brows (log) hair must be to be doubted. */
const LIGHTER_THAN_BROWS = 0.5;

/** Hair that may be black under light: it counts half, and as uncertain as it is far from the brows. */
function shiningHair({ skin, hair, brows }: FeatureColors): Exclusion[] {
  if (!skin || !hair || !brows) return [];
  const lighter = hair[2] - brows[2];
  const isDoubtful =
    labOf(skin)[0] < DEEP_SKIN && labOf(hair)[0] < SHINE && hair[1] < COLORLESS && lighter > LIGHTER_THAN_BROWS;
  return isDoubtful ? [{ feature: 'hair', counts: 0.5, sd: [0, 0, lighter / 2] }] : [];
}

export interface Doubts {
  readonly unnatural: readonly UnnaturalFeature[];
  readonly isTwoEyed: boolean;
}

/** What counts less, or not at all: by the answers, and by what the photos show. */
export function setAsideIn(answers: Answers, { unnatural, isTwoEyed }: Doubts, colors: FeatureColors): Exclusion[] {
  return [
    ...exclusionsIn(answersAndPhotos(answers, unnatural)),
    ...shiningHair(colors),
    ...(isTwoEyed ? [{ feature: 'iris', counts: 0 } as const] : []),
  ];
}
