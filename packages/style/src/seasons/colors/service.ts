import type { Evidence, NamedColor, SeasonName } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '../../color/index.ts';
import { paletteOf } from '../palettes.ts';
import { clothingColors } from './clothing-colors.ts';

/** Least CIEDE2000 within a palette: closer ones are twins. At it, a color serves a season a third as well. */
export const TWINS = 6;

/** Also for a color that was stored before it got its present value and name. */
export const isSameColor = (a: Pick<NamedColor, 'hex'>, b: Pick<NamedColor, 'hex'>): boolean =>
  deltaE00(hexToLab(a.hex), hexToLab(b.hex)) < TWINS;

/** Colors of a palette that take each other's place. */
export type ColorGroup = 'clothing' | 'eyeshadow' | 'lipstick' | 'blush';

const colorsIn = (season: SeasonName, group: ColorGroup): readonly NamedColor[] =>
  group === 'clothing' ? clothingColors(paletteOf(season)) : paletteOf(season)[group];

/** Cache: palettes never change, and every reading asks for the same few hundred colors. */
const distances = new Map<string, number>();

/** CIEDE2000 to the nearest color that a season has in the group. */
function distanceToSeason(hex: string, season: SeasonName, group: ColorGroup): number {
  const key = `${hex} ${season} ${group}`;
  const lab = hexToLab(hex);
  const distance =
    distances.get(key) ?? Math.min(...colorsIn(season, group).map((color) => deltaE00(hexToLab(color.hex), lab)));
  distances.set(key, distance);
  return distance;
}

/**
 * How well a color serves over all likely seasons, 0 to 1: each one's probability times nearness to its nearest color of
 * the group. The season often changes from day to day; colors ranked by this change less.
 */
export const expectedService =
  (distribution: Evidence['distribution'], group: ColorGroup) =>
  ({ hex }: Pick<NamedColor, 'hex'>): number =>
    distribution
      .filter(({ probability }) => probability > 0)
      .reduce((sum, { season, probability }) => {
        const distance = distanceToSeason(hex, season, group);
        return sum + probability * Math.exp(-((distance / TWINS) ** 2));
      }, 0);
