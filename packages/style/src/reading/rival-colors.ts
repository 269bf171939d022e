import type { Evidence, NamedColor, SeasonName } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '../color/index.ts';
import { orderPalette, paletteOf, type SeasonPalette, seasonsWithColor } from '../seasons/index.ts';

const colorsOf = ({ accentBrights, accentLights, coreNeutrals }: SeasonPalette): readonly NamedColor[] => [
  ...accentBrights,
  ...accentLights,
  ...coreNeutrals,
];

/** The colors of a palette that a season lacks, brights before lights and neutrals. */
const colorsWithout = (palette: SeasonPalette, season: SeasonName): readonly NamedColor[] =>
  colorsOf(palette).filter((color) => !seasonsWithColor(color).has(season));

const bothSides = (season: SeasonName, evidence: Evidence, palette: SeasonPalette) => {
  const second = orderPalette(paletteOf(evidence.runnerUp), evidence);
  return [
    [colorsWithout(palette, evidence.runnerUp), palette],
    [colorsWithout(second, season), second],
  ] as const;
};

/** One color of the first season and one of the second that the other lacks. @param palette in the person's order */
export const rivalColors = (season: SeasonName, evidence: Evidence, palette: SeasonPalette) => {
  const [own, other] = bothSides(season, evidence, palette);
  return [own[0][0] ?? colorsOf(own[1])[0], other[0][0] ?? colorsOf(other[1])[0]] as const;
};

/** Pairs that an owner compares. */
const PAIRS = 3;

/**
 * Pairs of cloths that part the season from its second, flat: a color that the other season lacks, and the one of the other
 * that is nearest to it, so that a pair differs by what parts the seasons. @param palette in the person's order
 */
export function partingPairs(season: SeasonName, evidence: Evidence, palette: SeasonPalette): NamedColor[] {
  const [[ownColors], [otherColors]] = bothSides(season, evidence, palette);
  const pairs: NamedColor[] = [];
  for (const own of ownColors.slice(0, PAIRS)) {
    const lab = hexToLab(own.hex);
    const difference = ({ hex }: NamedColor): number => deltaE00(lab, hexToLab(hex));
    const [nearest] = otherColors
      .filter((color) => !pairs.includes(color))
      .toSorted((a, b) => difference(a) - difference(b));
    if (nearest) pairs.push(own, nearest);
  }
  return pairs;
}
