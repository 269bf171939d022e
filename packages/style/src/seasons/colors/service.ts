import type { Evidence, NamedColor } from '@trueseason/contracts';
import { deltaE00, hexToLab, type Lab } from '../../color/index.ts';
import { paletteOf } from '../palettes.ts';
import type { SeasonPalette } from '../season-profile.ts';

/** Least CIEDE2000 within a palette: closer ones are twins. At it, a color serves a season a third as well. */
export const TWINS = 6;

/** Also for a color that was stored before it got its present value and name. */
export const isSameColor = (a: Pick<NamedColor, 'hex'>, b: Pick<NamedColor, 'hex'>): boolean =>
  deltaE00(hexToLab(a.hex), hexToLab(b.hex)) < TWINS;

/**
 * How well a color serves over all likely seasons, 0 to 1: each one's probability times nearness to its nearest of
 * `colors`. The season often changes from day to day; colors ranked by this change less.
 */
export function expectedService(
  distribution: Evidence['distribution'],
  colors: (palette: SeasonPalette) => readonly NamedColor[],
): (color: Pick<NamedColor, 'hex'>) => number {
  const seasons = distribution
    .filter(({ probability }) => probability > 0)
    .map(({ season, probability }) => ({ probability, labs: colors(paletteOf(season)).map(({ hex }) => labOf(hex)) }));
  return ({ hex }) =>
    seasons.reduce((sum, { probability, labs }) => {
      const nearest = Math.min(...labs.map((lab) => deltaE00(lab, labOf(hex))));
      return sum + probability * Math.exp(-((nearest / TWINS) ** 2));
    }, 0);
}

/** Cache for thousands of comparisons of a few hundred colors. */
const labsByHex = new Map<string, Lab>();
function labOf(hex: string): Lab {
  const lab = labsByHex.get(hex) ?? hexToLab(hex);
  labsByHex.set(hex, lab);
  return lab;
}
