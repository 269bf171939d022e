import type { NamedColor } from '@trueseason/contracts';

/** Colors near somebody's own hair, and those that ask for more, on screen and paper alike; where none is near, all are one group. */
export function byReach<C extends Pick<NamedColor, 'wear'>>(
  colors: readonly C[],
): readonly [near: readonly C[], far: readonly C[]] {
  const near = colors.filter(({ wear }) => !wear);
  return near.length > 0 ? [near, colors.filter(({ wear }) => wear)] : [colors, []];
}
