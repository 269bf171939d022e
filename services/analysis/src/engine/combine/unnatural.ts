import { type Answers, type Exclusion, exclusionsIn, type Feature, type UnnaturalFeature } from '@trueseason/contracts';
import { fromLogColor, type LogColor, labOf, meanOf, toLogColor, triple, unnaturalIris } from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import { estimatePerson, type FeatureColors } from './estimate-person.ts';

/** Linear light that is added to every channel: the ratios of channels near black are noise. */
const FLARE = 0.015;

type Chromaticity = readonly [tint: number, warmth: number];

function chromaticityOf(color: LogColor): Chromaticity {
  const [red, green, blue] = fromLogColor(color);
  const [tint, warmth] = toLogColor([red + FLARE, green + FLARE, blue + FLARE]);
  return [tint, warmth];
}

/** A normal distribution of chromaticities. */
interface Usual {
  readonly mean: Chromaticity;
  readonly sd: Chromaticity;
  readonly correlation: number;
}

/** Hair by itself, and minus the brows: 309 photos of the tuning half. */
const USUAL_HAIR: Usual = { mean: [-0.019, 0.254], sd: [0.106, 0.234], correlation: -0.1 };
const USUAL_BESIDE_BROWS: Usual = { mean: [-0.156, -0.351], sd: [0.104, 0.226], correlation: -0.01 };

/** Mahalanobis distance, in standard deviations. */
function distanceFrom({ mean, sd, correlation }: Usual, [tint, warmth]: Chromaticity): number {
  const t = (tint - mean[0]) / sd[0];
  const w = (warmth - mean[1]) / sd[1];
  return Math.sqrt((t * t - 2 * correlation * t * w + w * w) / (1 - correlation ** 2));
}

/**
 * Distances of hair that none of 619 photos reaches: bluer than usual hair, as no pigment makes it (at most 4.7), more
 * colorful in another direction (6.5, golden blond in warm light; copper 4.1), and both on its own and compared with the brows
 * (3.4 in the tuning half, 3.7 in the other, except golden blond).
 */
const TOO_BLUE = 5;
const TOO_COLORFUL = 7.5;
const UNLIKE_BROWS = 4;
/** L* of blond: golden hair this light may be as colorful as any, whatever the color of the brows. */
const BLOND = 50;
/** From here on, both ways, hair may be what tints a picture: 12 of 619 photos. */
const ODD = 3;

/** How far hair is from the color of usual hair; `unlikeBrows`: the lesser of that and of the distance from the brows. */
function oddnessOf({ hair, brows }: FeatureColors) {
  if (!hair) return undefined;
  const [tint, warmth] = chromaticityOf(hair);
  const distance = distanceFrom(USUAL_HAIR, [tint, warmth]);
  const browColor = brows && chromaticityOf(brows);
  const unlikeBrows = browColor
    ? Math.min(distance, distanceFrom(USUAL_BESIDE_BROWS, [tint - browColor[0], warmth - browColor[1]]))
    : 0;
  return { tint, warmth, lightness: labOf(hair)[0], distance, unlikeBrows };
}

function isDyed(colors: FeatureColors): boolean {
  const oddness = oddnessOf(colors);
  if (!oddness) return false;
  const { tint, warmth, lightness, distance, unlikeBrows } = oddness;
  const isBluer = warmth < USUAL_HAIR.mean[1];
  const isGolden = lightness > BLOND && !isBluer && tint < USUAL_HAIR.mean[0];
  return distance > (isBluer ? TOO_BLUE : TOO_COLORFUL) || (unlikeBrows > UNLIKE_BROWS && !isGolden);
}

/** Up to here hair is as usual: 95 of 100 photos. */
const USUAL_ODDNESS = 2.4;

/** How much hair looks dyed, 0 to 1: weak dyes in natural colors reach as far as the oddest hair that grows. */
export function doubtOfHair(colors: FeatureColors): number {
  if (isDyed(colors)) return 1;
  const { unlikeBrows = 0 } = oddnessOf(colors) ?? {};
  return Math.max(0, Math.min(1, (unlikeBrows - USUAL_ODDNESS) / (UNLIKE_BROWS - USUAL_ODDNESS)));
}

/** Distance (CIELAB) from the irises of 623 photos, which reach 8.8; that of colored lenses is 14 and more. */
const COLORED_LENS = 12;

/** Features in a color that hardly ever grows: of dye, lenses or reflections. */
export const unnaturalColors = (colors: FeatureColors): UnnaturalFeature[] => [
  ...(isDyed(colors) ? (['hair'] as const) : []),
  ...(colors.iris && unnaturalIris(labOf(colors.iris)) > COLORED_LENS ? (['iris'] as const) : []),
];

/** Whether the color of hair or irises may be what tints the picture, instead of its light. */
export const hasOddColor = (colors: FeatureColors): boolean =>
  unnaturalColors(colors).length > 0 || (oddnessOf(colors)?.unlikeBrows ?? 0) > ODD;

/** Photos without these features. */
export const withoutFeatures = (photos: readonly Readings[], features: readonly Feature[]): readonly Readings[] =>
  photos.map((photo) => ({
    ...photo,
    features: Object.fromEntries(
      Object.entries(photo.features).filter(([name]) => !features.some((one) => one === name)),
    ),
  }));

/**
 * A person's colors with hair and irises in the light that the other features show: dye would otherwise pass as light.
 * @param without features that say nothing of the light
 */
export function colorsBesideSkin(
  photos: readonly Readings[],
  without: readonly Feature[] = ['hair', 'iris'],
): FeatureColors {
  const { colors, lights } = estimatePerson(withoutFeatures(photos, without));
  const ownColor = (feature: UnnaturalFeature): LogColor | undefined => {
    const ownColors = photos.flatMap(({ features }, i) => {
      const color = features[feature]?.color;
      const light = lights[i];
      return color && light ? [triple((d) => color[d] - light[d])] : [];
    });
    return ownColors.length > 0 ? meanOf(ownColors) : undefined;
  };
  const hair = ownColor('hair');
  const iris = ownColor('iris');
  return { ...colors, ...(hair && { hair }), ...(iris && { iris }) };
}

/**
 * Features in a color that hardly ever grows. Hair must be odd by skin without whites as well: tinted glasses color the whites, and
 * with them the light.
 * @param colors those other than skin and whites
 */
export function unnaturalIn(photos: readonly Readings[], colors: FeatureColors): UnnaturalFeature[] {
  const unnatural = unnaturalColors(colors);
  return unnatural.includes('hair') && !isDyed(colorsBesideSkin(photos, ['hair', 'iris', 'sclera']))
    ? unnatural.filter((feature) => feature !== 'hair')
    : unnatural;
}

/**
 * Skin below this L* and hair with less warmth than this: light on black hair looks like gray, up to this L* of hair, or any
 * near black brows. (Brows below gray hair are at least 21 on such skin, below cropped black hair 12 to 19.)
 */
const DEEP_SKIN = 60;
const COLORLESS = 0.25;
const SHINE = 50;
const BLACK_BROWS = 20;
/** How much lighter than the brows (log) hair must be to be doubted. */
const LIGHTER_THAN_BROWS = 0.5;

/** Hair that may be black under light: it counts half, and as uncertain as it is far from the brows. */
function shiningHair({ skin, hair, brows }: FeatureColors): Exclusion[] {
  if (!skin || !hair || !brows) return [];
  const lighter = hair[2] - brows[2];
  const mayShine = labOf(hair)[0] < SHINE || labOf(brows)[0] < BLACK_BROWS;
  const isDoubtful = labOf(skin)[0] < DEEP_SKIN && mayShine && hair[1] < COLORLESS && lighter > LIGHTER_THAN_BROWS;
  return isDoubtful ? [{ feature: 'hair', counts: 0.5, sd: [0, 0, lighter / 2] }] : [];
}

export interface Doubts {
  readonly unnatural: readonly UnnaturalFeature[];
  readonly isTwoEyed: boolean;
}

/** What counts less, or not at all: by the answers, and by what the photos show. */
export function setAsideIn(answers: Answers, { unnatural, isTwoEyed }: Doubts, colors: FeatureColors): Exclusion[] {
  const answered = exclusionsIn(answers);
  const isAnswered = (feature: UnnaturalFeature) => answered.some((one) => one.feature === feature);
  return [
    ...answered,
    ...unnatural.filter((feature) => !isAnswered(feature)).map((feature) => ({ feature, counts: 0 })),
    ...shiningHair(colors),
    ...(isTwoEyed ? [{ feature: 'iris', counts: 0 } as const] : []),
  ];
}
