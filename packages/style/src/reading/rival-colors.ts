import type { Evidence, NamedColor, SeasonName } from '@trueseason/contracts';
import { deltaE00, hexToLab, isColorful } from '../color/index.ts';
import { paletteOf, type SeasonPalette, seasonsWithColor, sortPalette } from '../seasons/index.ts';

const colorsOf = ({ accentBrights, accentLights, coreNeutrals }: SeasonPalette): readonly NamedColor[] => [
  ...accentBrights,
  ...accentLights,
  ...coreNeutrals,
];

/** The colors of a palette that a season lacks, brights before lights and neutrals. */
const colorsWithout = (palette: SeasonPalette, season: SeasonName): readonly NamedColor[] =>
  colorsOf(palette).filter((color) => !seasonsWithColor(color).has(season));

const bothSides = (season: SeasonName, evidence: Evidence, palette: SeasonPalette) => {
  const second = sortPalette(paletteOf(evidence.runnerUp), evidence);
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

/** Pairs that an owner compares, and the least difference (CIEDE2000) that everybody sees in one. */
const PAIRS = 3;
const SEEN = 14;

/**
 * Pairs of cloths that part the season from its second, flat: colors that the other season lacks, each with one of the other
 * that is as near as can be and yet seen to differ, so that a pair shows what parts the seasons and not two hues; neutral and
 * pale ones last.
 * @param palette in the person's order
 */
export function partingPairs(season: SeasonName, evidence: Evidence, palette: SeasonPalette): NamedColor[] {
  const [[ownColors], [otherColors]] = bothSides(season, evidence, palette);
  const pairs = ownColors
    .flatMap((own) => {
      const lab = hexToLab(own.hex);
      return otherColors.map((other) => {
        const pale = [own, other].filter((color) => !isColorful(color)).length;
        return { own, other, pale, difference: deltaE00(lab, hexToLab(other.hex)) };
      });
    })
    .filter(({ difference }) => difference >= SEEN)
    .toSorted((a, b) => a.pale - b.pale || a.difference - b.difference);
  const chosen: NamedColor[] = [];
  for (const { own, other } of pairs)
    if (chosen.length < 2 * PAIRS && !chosen.includes(own) && !chosen.includes(other)) chosen.push(own, other);
  return chosen;
}
