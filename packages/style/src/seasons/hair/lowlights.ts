import type { Evidence, NamedColor } from '@trueseason/contracts';
import { hexToLab } from '../../color/index.ts';
import { hairReach, isDarkerThan, SEEN } from './hair-reach.ts';

type Hair = Pick<NonNullable<Evidence['features']['hair']>, 'lab'>;

const above = ({ hex }: NamedColor, { lab }: Hair): number => hexToLab(hex)[0] - lab[0];
const isDye = (color: NamedColor, hair: Hair): boolean => {
  const reach = hairReach(color, hair);
  return reach === undefined || reach === 'deep dye';
};

/**
 * Rank on salt-and-pepper hair: lowlights, then lighter dyes, then equally light dyes, which do not show, then what dye
 * cannot reach; nearest first in each.
 */
export function rankOnStrands(hair: Hair): (color: NamedColor) => number {
  const kind = (color: NamedColor): number => {
    if (isDarkerThan(color, hair)) return 0;
    if (!isDye(color, hair)) return 3;
    return above(color, hair) >= SEEN ? 1 : 2;
  };
  return (color) => 1000 * kind(color) + Math.abs(above(color, hair));
}
