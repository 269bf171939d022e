import type { NamedColor } from '@trueseason/contracts';

/** Beside a color darker than salt-and-pepper hair: all over, it would end the mix. */
export const AS_LOWLIGHTS = 'as lowlights';
/** Beside hair that is left as it grows. */
export const AS_IT_IS = 'your own, as it is';

/** Colors near a person's own hair, and those that take more; where none is near, all are one group. */
export function byReach(
  colors: readonly NamedColor[],
): readonly [near: readonly NamedColor[], far: readonly NamedColor[]] {
  const isNear = ({ wear }: NamedColor) => !wear || wear === AS_LOWLIGHTS || wear === AS_IT_IS;
  const near = colors.filter(isNear);
  return near.length > 0 ? [near, colors.filter((color) => !isNear(color))] : [colors, []];
}
