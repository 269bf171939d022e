import {
  type Axis,
  answersAndPhotos,
  type Estimate,
  type Evidence,
  exclusionsIn,
  type NamedColor,
  type SeasonName,
  type SeasonType,
} from '@trueseason/contracts';
import { skinDepth } from '../color/index.ts';
import type { Facts } from '../person/facts.ts';
import { hasMakeup } from '../person/feature-name.ts';
import { headOf } from '../person/head.ts';
import { isLightAssumed, skinInPhotos } from '../person/light.ts';
import {
  hairColorOf,
  isGrayed,
  openHairNames,
  shownAnswer,
  shownColor,
  shownContrasts,
} from '../person/shown-color.ts';
import { certaintyOf, leaderOf } from '../seasons/certainty.ts';
import { clothingColors } from '../seasons/colors/clothing-colors.ts';
import { rateColors } from '../seasons/colors/color-probability.ts';
import type { FoundationShade } from '../seasons/colors/foundation.ts';
import { isSameColor } from '../seasons/colors/service.ts';
import { FIRST_PAGE } from '../seasons/colors/sort-palette.ts';
import { isSure } from '../seasons/colors/sure-color.ts';
import { skinUndertone } from '../seasons/colors/undertone.ts';
import { questionOf } from '../seasons/deciding-axis.ts';
import type { HairColors } from '../seasons/hair/hair-colors.ts';
import { isTooDark } from '../seasons/hair/hair-reach.ts';
import { paletteOf } from '../seasons/palettes.ts';
import { isSeasonName, RING, ringDistance } from '../seasons/ring.ts';
import { NEAR } from './depth-words.ts';

export interface MeasuredPerson {
  readonly season: SeasonName;
  readonly seasonType: SeasonType;
  readonly evidence: Evidence;
  readonly hairColors: HairColors;
  readonly foundation: readonly FoundationShade[];
}

/** Below this a value counts as the middle, however certain. */
export const MIDDLE = 0.12;
/** Standard uncertainties from the middle below which the side is open. */
const SIDE_OPEN = 0.5;
/** Below which it is only likely. */
const SIDE_LIKELY = 1.5;

/** How much may be claimed about an axis. `leans`: one end is likelier; `is`: the measurement shows it. */
export function claimOf({ value, sd }: Estimate): 'middle' | 'leans' | 'is' {
  const size = Math.abs(value);
  if (size < MIDDLE || size < SIDE_OPEN * sd) return 'middle';
  return size < SIDE_LIKELY * sd ? 'leans' : 'is';
}

/** Contrast scores beyond this are high or low. */
const FAR_APART = 0.3;

function contrastLevel(score: number): Facts['contrast'] {
  if (Math.abs(score) < FAR_APART) return 'medium';
  return score < 0 ? 'low' : 'high';
}

type Beside = Pick<Evidence, 'contrasts' | 'features' | 'answers'>;

/** If one says low and the other high, the truth is in between. */
const between = (one: Facts['contrast'], other: Facts['contrast']): Facts['contrast'] =>
  one === other || one === 'medium' || other === 'medium' ? one : 'medium';

/** As scored over all features, unless the first feature compared with the skin says the opposite. */
function contrastOf(evidence: Beside & Pick<Evidence, 'axes'>): Facts['contrast'] {
  const { beside, besideIs } = besideOf(evidence);
  if (beside === 'nothing') return 'medium';
  return between(contrastLevel(evidence.axes.contrast.value), NEAR.includes(besideIs) ? 'low' : 'high');
}

/** The level that advice uses: between opposites of person and season. As measured if this build lacks the season. */
export function advisedContrast(season: string, evidence: Beside & Pick<Evidence, 'axes'>): Facts['contrast'] {
  const personContrast = contrastOf(evidence);
  return isSeasonName(season) ? between(personContrast, contrastLevel(RING[season].axes.contrast)) : personContrast;
}

const endOf = <Low, High>({ value, sd }: Estimate, low: Low, high: High): Low | High | 'medium' => {
  if (Math.abs(value) < Math.max(MIDDLE, sd)) return 'medium';
  return value < 0 ? low : high;
};

function temperatureOf(score: Estimate): Facts['temperature'] {
  const claim = claimOf(score);
  if (claim === 'middle') return 'neutral';
  const end = score.value < 0 ? 'cool' : 'warm';
  return claim === 'is' ? end : `slightly ${end}`;
}

function agreementOf({ agreement: { photos, agreeing } }: Evidence): Facts['agreement'] {
  if (agreeing >= photos || photos < 2) return 'all';
  if (agreeing === 0) return 'none';
  return agreeing * 2 > photos ? 'most' : 'few';
}

export const MORE = {
  temperature: { low: 'cooler', high: 'warmer' },
  value: { low: 'deeper', high: 'lighter' },
  chroma: { low: 'softer', high: 'clearer' },
  contrast: { low: 'lower in contrast', high: 'higher in contrast' },
} as const satisfies Readonly<Record<Axis, Readonly<Record<'low' | 'high', Facts['decidedBy']>>>>;

function decidedBy({ decidingAxis: axis, axes, runnerUp }: Evidence): Facts['decidedBy'] {
  if (!axis) return 'all four together';
  return MORE[axis][axes[axis].value < RING[runnerUp].axes[axis] ? 'low' : 'high'];
}

const DEPTHS = {
  'very light': 'light',
  light: 'light',
  medium: 'medium',
  tan: 'medium',
  brown: 'deep',
  deep: 'deep',
} as const;

/** @param ita individual typology angle, degrees */
export const depthOfSkin = (ita: number): 'light' | 'medium' | 'deep' => DEPTHS[skinDepth(ita)];

/** The depth of skin if certain enough: one class within one standard uncertainty. */
function skinDepthOf({ value, sd }: Estimate): Facts['skinDepth'] {
  const deepest = depthOfSkin(value - sd);
  const lightest = depthOfSkin(value + sd);
  return deepest === lightest ? lightest : 'uncertain';
}

function hairOf(evidence: Evidence): Facts['hair'] {
  const head = headOf(evidence);
  const hair = shownColor('hair', evidence);
  if (head !== 'hair' || !hair) return head === 'covered' ? 'covered' : 'bare';
  if (openHairNames(evidence).length > 0) return 'open';
  if (hair.strands) return 'salt-and-pepper';
  const name = hairColorOf(evidence)?.value;
  // Advice on black hair calls it dark.
  if (name === 'black' || name === 'darkest-brown') return 'black';
  return name === 'gray' || name === 'white' ? name : 'other';
}

function makeupOf({ photos, answers }: Evidence): Facts['makeup'] {
  if (!hasMakeup({ photos, answers })) return 'none';
  return answers?.makeup ? 'worn' : 'likely';
}

function namedFeatures(features: readonly ('hair' | 'iris')[] = []): Facts['contradicted'] {
  if (features.length > 1) return 'hair and eyes';
  return features[0] === 'iris' ? 'eyes' : (features[0] ?? 'nothing');
}

/** Only while the person has not answered what it is: dye, lenses, or the color below. */
function unnaturalOf(evidence: Evidence): Facts['unnatural'] {
  const { unnatural, irises, answers } = evidence;
  const isOpen = (feature: 'hair' | 'iris') =>
    !shownAnswer(feature, evidence) && exclusionsIn(answers).every((one) => one.feature !== feature);
  return irises && !unnatural && isOpen('iris') ? 'two eyes' : namedFeatures(unnatural?.filter(isOpen));
}

function facialHairOf(evidence: Evidence, { beard: colors }: HairColors): Facts['facialHair'] {
  const { beard } = evidence;
  if (!beard) return 'none';
  if (beard.names?.some(isGrayed) || isGrayed(hairColorOf(evidence)?.value)) return 'gray';
  return colors.length > 0 ? 'near colors' : 'no colors';
}

function hairDyedOf(evidence: Evidence): Facts['hairDyed'] {
  if (!answersAndPhotos(evidence.answers, evidence.unnatural).hairDyed) return 'no';
  return shownAnswer('hair', evidence) ? 'told' : 'yes';
}

function addedOf(season: SeasonName, { seasonBefore }: Evidence): Facts['added'] {
  if (!seasonBefore) return 'none';
  return seasonBefore === season ? 'same-season' : 'other-season';
}

/** Sure colors that were not sure before photos were added; null where what was is unknown. */
export function newlySure(colors: readonly NamedColor[], { sureBefore }: Evidence): readonly NamedColor[] | null {
  if (!sureBefore) return null;
  return colors.filter((color) => isSure(color) && !sureBefore.some((hex) => isSameColor(color, { hex })));
}

function newlySureOf(colors: readonly NamedColor[], evidence: Evidence): Facts['newlySure'] {
  const newColors = newlySure(colors, evidence);
  if (!newColors) return 'unknown';
  return newColors.length > 0 ? 'some' : 'none';
}

const countOf = (photos: number): Facts['counted'] => (photos >= 3 ? 'three-or-more' : photos === 2 ? 'two' : 'one');

type SureColors = Pick<Facts, 'newlySure' | 'sureColors'>;

function sureColorsOf(season: SeasonName, evidence: Evidence): SureColors {
  const colors = rateColors(clothingColors(paletteOf(season)), evidence);
  const { length } = colors.filter(isSure);
  return {
    newlySure: newlySureOf(colors, evidence),
    sureColors: length >= FIRST_PAGE ? 'many' : length > 1 ? 'few' : length === 1 ? 'one' : 'none',
  };
}

/** The side of the middle of each trait's values. */
const SIDES = {
  temperature: { warm: 1, 'slightly warm': 1, neutral: 0, 'slightly cool': -1, cool: -1 },
  value: { light: 1, medium: 0, deep: -1 },
  chroma: { clear: 1, medium: 0, soft: -1 },
} as const;

/** A season nearer to the middle than `MIDDLE` has neither end of a trait. */
function fitOf(season: SeasonName, { temperature, value, chroma }: Pick<Facts, keyof typeof SIDES>): Facts['fit'] {
  const { axes } = RING[season];
  const isOpposite = (personContrast: number, its: number): boolean =>
    Math.abs(its) >= MIDDLE && personContrast * its < 0;
  return isOpposite(SIDES.temperature[temperature], axes.temperature) ||
    isOpposite(SIDES.value[value], axes.value) ||
    isOpposite(SIDES.chroma[chroma], axes.chroma)
    ? 'partly'
    : 'whole';
}

const BESIDE = [
  ['skinHair', 'hair', 'hair'],
  ['skinBrow', 'brows', 'brows'],
  ['skinIris', 'eyes', 'iris'],
] as const;

/** Largest uncertainty of a log10 ratio that counts: it halves or doubles the ratio. */
const MOST_SD = 0.3;
/** Ratio of light up to which two features look alike. */
const ALIKE = 1.35;
/** L* up to which two features are no more than a little apart: between dark ones, the ratio of light is large. */
const NEAR_IN_DEPTH = 25;
/** Up to which one is a little, and clearly lighter: these bound the middle half of people. */
const A_LITTLE = 2.3;
const CLEARLY = 7.5;

function besideOf(evidence: Beside): Pick<Facts, 'beside' | 'besideIs'> {
  const contrasts = shownContrasts(evidence);
  const isOpen = openHairNames(evidence).length > 0;
  const [first] = BESIDE.flatMap(([key, beside, feature]) => {
    // Hair that may be gray or dark has no known lightness.
    const { value = 0, sd = MOST_SD } = key === 'skinHair' && isOpen ? {} : (contrasts[key] ?? {});
    return sd < MOST_SD ? [{ beside, value, feature }] : [];
  });
  if (!first) return { beside: 'nothing', besideIs: 'about as light as' };
  const { beside, value, feature } = first;
  const times = 10 ** Math.abs(value);
  if (times < ALIKE) return { beside, besideIs: 'about as light as' };
  const [own = 0] = shownColor(feature, evidence)?.lab ?? [];
  const isNear = Math.abs(own - evidence.features.skin.lab[0]) < NEAR_IN_DEPTH;
  const step = times < A_LITTLE || isNear ? 'a little' : times < CLEARLY ? 'clearly' : 'much';
  return { beside, besideIs: `${step} ${value > 0 ? 'darker' : 'lighter'} than` };
}

const opinionOf = ({ secondOpinion }: Evidence): Facts['opinion'] => {
  if (!secondOpinion) return 'none';
  return secondOpinion.agrees ? 'agrees' : 'differs';
};

const someOf = (colors: readonly NamedColor[], is = (_: NamedColor) => true) => (colors.some(is) ? 'some' : 'none');

/** The own colors that a person has not answered yet; empty if none. */
export function openColorsOf(evidence: Evidence): string {
  const { answers } = evidence;
  const isHairOpen = answers?.naturalHair == null && headOf(evidence) !== 'bare';
  const isEyeOpen = answers?.eyes == null;
  if (isHairOpen) return isEyeOpen ? 'natural hair and eye color' : 'natural hair color';
  return isEyeOpen ? 'eye color' : '';
}

export function deriveFacts({ season, seasonType, evidence, hairColors, foundation }: MeasuredPerson): Facts {
  const { axes, features, photos } = evidence;
  const { hair } = features;
  const allHairColors = [...hairColors.near, ...hairColors.far];
  const traits: Pick<Facts, keyof typeof SIDES> = {
    temperature: temperatureOf(axes.temperature),
    value: endOf(axes.value, 'deep', 'light'),
    chroma: endOf(axes.chroma, 'soft', 'clear'),
  };
  return {
    ...traits,
    ...besideOf(evidence),
    fit: fitOf(season, traits),
    seasonTemperature: RING[season].axes.temperature < 0 ? 'cool' : 'warm',
    certainty: certaintyOf(evidence),
    ahead: leaderOf(evidence) === season ? 'own' : 'other',
    chosen: evidence.kept?.chosen === undefined ? 'no' : 'yes',
    ...sureColorsOf(season, evidence),
    ownColors: openColorsOf(evidence) ? 'untold' : 'told',
    light: isLightAssumed(evidence) ? 'assumed' : 'measured',
    agreement: agreementOf(evidence),
    added: addedOf(season, evidence),
    people: photos.some(({ warnings }) => warnings.includes('unlike_others')) ? 'mixed' : 'one',
    counted: countOf(evidence.agreement.photos),
    contrast: contrastOf(evidence),
    advisedContrast: advisedContrast(season, evidence),
    question: questionOf(season, evidence),
    decidedBy: decidedBy(evidence),
    undertone: skinUndertone([...features.skin.lab]),
    skinDepth: skinDepthOf(evidence.ita),
    hair: hairOf(evidence),
    hairColorsNear: someOf(hairColors.near),
    hairColorsFar: someOf(hairColors.far),
    hairBleach: someOf(allHairColors, ({ use }) => use === 'bleach'),
    hairTime: someOf(allHairColors, ({ use }) => use === 'with time' || use === 'with more time'),
    // What a picture can show depends on the hair in it.
    hairTooDark: someOf(allHairColors, (color) => hair !== null && isTooDark(color, hair)),
    hairDyed: hairDyedOf(evidence),
    browColors: someOf(hairColors.brows),
    facialHair: facialHairOf(evidence, hairColors),
    // Mentioned where the foundations have that shade.
    skinInPhotos: (foundation.some(({ is }) => is === 'photographed') && skinInPhotos(evidence)?.is) || 'alike',
    makeup: makeupOf(evidence),
    eyes: shownColor('iris', evidence) ? 'known' : 'unmeasured',
    contradicted: namedFeatures(evidence.contradictions),
    unnatural: unnaturalOf(evidence),
    second: ringDistance(season, evidence.runnerUp) <= 1 ? 'neighbor' : 'apart',
    opinion: opinionOf(evidence),
    type: seasonType === season ? 'season' : 'absolute',
  };
}
