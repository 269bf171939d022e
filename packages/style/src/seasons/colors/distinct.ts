import type { NamedColor } from '@trueseason/contracts';
import { deltaE00, hexToLab, type Lab } from '../../color/index.ts';

/** CIEDE2000 from which two shades in a row look like two. */
export const DISTINCT = 6;

export const isLike = (color: Lab, other: Lab): boolean => deltaE00(color, other) < DISTINCT;

/** A row without shades that look like an earlier one, or like `shown` colors. */
export function distinct<Color extends Pick<NamedColor, 'hex'>>(
  colors: readonly Color[],
  shown: readonly Lab[] = [],
): Color[] {
  const earlier = [...shown];
  return colors.filter(({ hex }) => {
    const lab = hexToLab(hex);
    if (earlier.some((other) => isLike(lab, other))) return false;
    earlier.push(lab);
    return true;
  });
}
