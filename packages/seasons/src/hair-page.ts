import { type Evidence, insteadOfHair, type NamedColor } from '@trueseason/contracts';

/** Beside a color that is darker than salt-and-pepper hair: dyed all over, it would end the mix. */
export const AS_LOWLIGHTS = 'as lowlights';
/** Beside what grows and is left so. */
const AS_IT_IS = 'your own, as it is';

type Told = Pick<NamedColor, 'wear'>;

export interface HairColors<C extends Told> {
  /** Hair that is left as it grows, where that is one of the best. */
  readonly own: readonly NamedColor[];
  readonly near: readonly (C | NamedColor)[];
  readonly far: readonly (C | NamedColor)[];
}

/**
 * What screen and paper show of a season's hair colors, in this order: one's own salt-and-pepper, those near one's own hair,
 * and those that ask for more. Where no hair was seen they are for brows, and none of them is nearer.
 */
export function hairColors<C extends Told>(best: readonly C[], evidence: Evidence | null): HairColors<C> {
  if (evidence && insteadOfHair(evidence)) return { own: [], near: best, far: [] };
  const own = evidence ? asItIs(evidence) : [];
  const [near, far] = byReach<C | NamedColor>([...own, ...best]);
  return { own, near, far };
}

/** Colors near somebody's own hair, and those that ask for more; where none is near, all are one group. */
export function byReach<C extends Told>(colors: readonly C[]): readonly [near: readonly C[], far: readonly C[]] {
  const isNear = ({ wear }: C) => !wear || wear === AS_LOWLIGHTS || wear === AS_IT_IS;
  const near = colors.filter(isNear);
  return near.length > 0 ? [near, colors.filter((color) => !isNear(color))] : [colors, []];
}

/** Salt-and-pepper hair as it grows, which comes before any color for it; none where hair is of one color. */
function asItIs({ features: { hair } }: Pick<Evidence, 'features'>): readonly NamedColor[] {
  return hair?.strands ? [{ hex: hair.hex, name: 'Salt-and-pepper', wear: AS_IT_IS }] : [];
}
