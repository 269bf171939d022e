import { type Evidence, familyOf, type NamedColor, TYPE_COUNT } from '@trueseason/contracts';
import { chromaOf, deltaE00, hexToLab } from '../color/index.ts';
import type { Facts } from '../person/facts.ts';
import {
  AXIS_WORDS,
  clothingColors,
  isCream,
  isSure,
  isTooDark,
  LIKE_SKIN,
  leaderOf,
  type SeasonPalette,
} from '../seasons/index.ts';
import { listed } from '../seasons/listed.ts';
import { type MeasuredPerson, newlySure, openColorsOf } from './facts.ts';
import { rivalColors } from './rival-colors.ts';

const lightness = ({ hex }: NamedColor): number => hexToLab(hex)[0];
const byLightness = (colors: readonly NamedColor[]): readonly NamedColor[] =>
  colors.toSorted((a, b) => lightness(a) - lightness(b));
const nameOf = (color: NamedColor | undefined): string => color?.name ?? '';

/** L* between two pieces that reads as one clear step, as medium contrast needs. */
const CLEAR_STEP = 40;

/** As many names as a sentence can carry. */
const MOST_NAMES = 4;

function firstFew(colors: readonly NamedColor[]): string[] {
  const names = colors.map(({ name }) => name);
  if (names.length <= MOST_NAMES) return names;
  const named = names.slice(0, MOST_NAMES - 1);
  return [...named, `${names.length - named.length} more colors`];
}

/** The two neutrals nearest to one clear step apart, lighter first. */
function clearStep(colors: readonly NamedColor[]): readonly NamedColor[] {
  const distanceToClearStep = ([a, b]: readonly [NamedColor, NamedColor]) =>
    Math.abs(lightness(a) - lightness(b) - CLEAR_STEP);
  const pairs = colors.flatMap((a) => colors.map((b) => [a, b] as const));
  return pairs.toSorted((a, b) => distanceToClearStep(a) - distanceToClearStep(b))[0] ?? [];
}

/** A person's traits in words; "" if all are in the middle. */
const traitsOf = ({ temperature, value, chroma }: Facts): string =>
  listed(
    [
      temperature === 'neutral' ? '' : temperature,
      value === 'medium' ? '' : value,
      chroma === 'medium' ? '' : chroma,
    ].filter(Boolean),
  );

/** The difference between the season and its runner-up. */
function questionText({ decidingAxis }: Evidence): string {
  if (!decidingAxis) return 'more than one trait';
  const { high, low } = AXIS_WORDS[decidingAxis];
  return `${high} or ${low}${decidingAxis === 'contrast' ? ' contrast' : ''}`;
}

/** Values of the placeholders in lines; `palette` is in the person's order. */
export function placeholderValues(
  { season, seasonType, evidence, hairColors }: MeasuredPerson,
  facts: Facts,
  palette: SeasonPalette,
) {
  const photographedHair = evidence.features.hair;
  const skin = evidence.features.skin.lab;
  const tooDark = [...hairColors.near, ...hairColors.far].filter(
    (color) => photographedHair && isTooDark(color, photographedHair),
  );
  const neutrals = byLightness(palette.coreNeutrals);
  const middle = Math.floor(neutrals.length / 2);
  const [over, under] = clearStep(palette.coreNeutrals);
  const lights = byLightness(palette.accentLights.filter((color) => !isCream(season, color)));
  const brights = byLightness(palette.accentBrights);
  const distanceToSkin = ({ hex }: NamedColor) => deltaE00(hexToLab(hex), [...skin]);
  const byChroma = palette.accentBrights.toSorted((a, b) => chromaOf(a) - chromaOf(b));
  const clothing = clothingColors(palette);
  const [ownFirst, otherFirst] = rivalColors(season, evidence, palette);
  return {
    season,
    worn: String(clothing.length),
    sure: String(clothing.filter(isSure).length),
    second: evidence.runnerUp,
    ownFirst: nameOf(ownFirst),
    otherFirst: nameOf(otherFirst),
    before: evidence.seasonBefore ?? '',
    newlySure: listed(firstFew(newlySure(clothing, evidence) ?? [])),
    leader: leaderOf(evidence) ?? '',
    third: evidence.distribution[2]?.season ?? '',
    type: seasonType,
    typeCount: String(TYPE_COUNT),
    family: familyOf(season).toLowerCase(),
    traits: traitsOf(facts),
    besideIs: facts.besideIs,
    hair: facts.hair,
    facialHair: evidence.beard?.kind ?? 'beard',
    contradicted: facts.contradicted,
    question: questionText(evidence),
    openColors: openColorsOf(evidence),
    decidedBy: facts.decidedBy,
    darkest: nameOf(neutrals[0]),
    lightest: nameOf(neutrals.at(-1)),
    soft: nameOf(neutrals[middle - 1]),
    step: nameOf(neutrals[middle]),
    over: nameOf(over),
    under: nameOf(under),
    light: nameOf(lights.at(-1)),
    deep: nameOf(brights[0]),
    vivid: nameOf(brights.at(-1)),
    quiet: nameOf(byChroma.find((color) => distanceToSkin(color) >= LIKE_SKIN)),
    bold: nameOf(byChroma.at(-1)),
    tooDark: listed(tooDark.map(({ name }) => name)),
    hairFirst: nameOf(hairColors.near[0]),
  } as const;
}

export type PlaceholderValues = { readonly [Key in keyof ReturnType<typeof placeholderValues>]: string };
