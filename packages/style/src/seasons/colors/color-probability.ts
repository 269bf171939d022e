import type { Evidence, NamedColor, SeasonName } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '../../color/index.ts';
import { paletteOf } from '../palettes.ts';
import { RING_ORDER } from '../ring.ts';
import { clothingColors } from './clothing-colors.ts';
import { isSameColor, TWINS } from './service.ts';
import { isSure, isSurelyNot, staysSure } from './sure-color.ts';

/** CIEDE2000 within which cloth counts as a color: dye lots and fabrics differ as much. */
export const SAME_CLOTH = 9;

type Color = Pick<NamedColor, 'hex'>;

/** Cache: palettes never change, and every reading asks for the same few hundred colors. */
const seasonsByColor = new Map<string, ReadonlySet<SeasonName>>();

/** The seasons whose clothing colors include one nearer than this, in CIEDE2000. */
export function seasonsWithColor({ hex }: Color, distance = SAME_CLOTH): ReadonlySet<SeasonName> {
  const key = `${hex} ${distance}`;
  const lab = hexToLab(hex);
  const seasons =
    seasonsByColor.get(key) ??
    new Set(
      RING_ORDER.filter((season) =>
        clothingColors(paletteOf(season)).some((color) => deltaE00(hexToLab(color.hex), lab) < distance),
      ),
    );
  seasonsByColor.set(key, seasons);
  return seasons;
}

/**
 * The probability (0 to 1) that a person's palette has a color, whichever season is theirs: by the law of total
 * probability, the sum over the seasons that have it. As the distribution is calibrated on photos of other days, this
 * is how likely another day's palette has it.
 * @param distance CIEDE2000 below which two colors are the same
 */
export function colorProbability(color: Color, distribution: Evidence['distribution'], distance = SAME_CLOTH): number {
  const seasons = seasonsWithColor(color, distance);
  const probability = distribution.reduce((sum, entry) => sum + (seasons.has(entry.season) ? entry.probability : 0), 0);
  // Twelve rounded shares may sum to a little more than one.
  return Math.min(1, probability);
}

/** Colors to wear with their probability, and the mark that they keep. */
export const rateColors = (
  colors: readonly NamedColor[],
  { distribution, kept }: Pick<Evidence, 'distribution' | 'kept'>,
): NamedColor[] =>
  colors.map((color) => {
    const rated = { ...color, probability: colorProbability(color, distribution) };
    const wasSure = kept?.sure.some((hex) => isSameColor(color, { hex }));
    return wasSure && !isSure(rated) && staysSure(rated) ? { ...rated, staysSure: true } : rated;
  });

/** Colors to avoid with the probability that they are worn after all, by twins only: those surely not worn first. */
export function rateColorsToAvoid(colors: readonly NamedColor[], distribution: Evidence['distribution']): NamedColor[] {
  const rated = colors.map((color) => ({ ...color, probability: colorProbability(color, distribution, TWINS) }));
  return [...rated.filter(isSurelyNot), ...rated.filter((color) => !isSurelyNot(color))];
}
