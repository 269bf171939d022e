import { hexToLab } from '@trueseason/color';
import type { Evidence, NamedColor } from '@trueseason/contracts';
import { hairReach, isDarkerThan, SEEN } from './hair-reach.ts';

type Hair = Pick<NonNullable<Evidence['features']['hair']>, 'lab'>;

const above = ({ hex }: NamedColor, { lab }: Hair): number => hexToLab(hex)[0] - lab[0];
const isLighter = (color: NamedColor, hair: Hair): boolean => above(color, hair) >= SEEN;
const isDye = (color: NamedColor, hair: Hair): boolean => !/bleach|time/.test(hairReach(color, hair) ?? '');

/**
 * How late a color comes for salt-and-pepper hair: first those for lowlights, then those that dye it lighter, then those as
 * light as it, of which nothing would be seen, and last what no dye does. In each, the nearest first.
 */
export function rankOnStrands(hair: Hair): (color: NamedColor) => number {
  const kind = (color: NamedColor): number =>
    isDarkerThan(color, hair) ? 0 : !isDye(color, hair) ? 3 : isLighter(color, hair) ? 1 : 2;
  return (color) => 1000 * kind(color) + Math.abs(above(color, hair));
}

/** What the season's colors, in that order, do for salt-and-pepper hair. */
export function adviceOnStrands(hair: Hair, best: readonly NamedColor[]): string {
  const low = best.find((color) => isDarkerThan(color, hair));
  if (low) return `Lowlights in ${low.name} keep the mix.`;
  const high = best.find((color) => isLighter(color, hair) && isDye(color, hair));
  return high ? `Fine highlights in ${high.name} blend its strands.` : 'No color below is dark enough for lowlights.';
}
