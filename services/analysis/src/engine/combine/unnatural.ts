import {
  type Answers,
  answersAndPhotos,
  type Exclusion,
  exclusionsIn,
  type Feature,
  type UnnaturalFeature,
} from '@trueseason/contracts';
import { type LogColor, labOf, meanOf, triple, unnaturalHair, unnaturalIris } from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import { estimatePerson, type FeatureColors } from './estimate-person.ts';

/** Distance (CIELAB) from what grows that no photo of undyed hair or bare eyes reaches: 14.6 and 8.8 in 619. */
const DYED = 15.5;
const COLORED_LENS = 9.5;

/** Features in a color that does not grow: of dye, lenses or reflections. */
export const unnaturalColors = ({ hair, iris }: FeatureColors): UnnaturalFeature[] => [
  ...(hair && unnaturalHair(labOf(hair)) > DYED ? (['hair'] as const) : []),
  ...(iris && unnaturalIris(labOf(iris)) > COLORED_LENS ? (['iris'] as const) : []),
];

/** Photos without these features. */
export const withoutFeatures = (photos: readonly Readings[], features: readonly Feature[]): readonly Readings[] =>
  photos.map((photo) => ({
    ...photo,
    features: Object.fromEntries(
      Object.entries(photo.features).filter(([name]) => !features.some((one) => one === name)),
    ),
  }));

/** The same in photos, in the light that skin and eyes show: dye would otherwise pass as light. */
export function unnaturalFeatures(photos: readonly Readings[]): UnnaturalFeature[] {
  const { lights } = estimatePerson(withoutFeatures(photos, ['hair', 'iris']));
  const ownColor = (feature: UnnaturalFeature): LogColor | undefined => {
    const colors = photos.flatMap(({ features }, i) => {
      const color = features[feature]?.color;
      const light = lights[i];
      return color && light ? [triple((d) => color[d] - light[d])] : [];
    });
    return colors.length > 0 ? meanOf(colors) : undefined;
  };
  const hair = ownColor('hair');
  const iris = ownColor('iris');
  return unnaturalColors({ ...(hair && { hair }), ...(iris && { iris }) });
}

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
