import type { Axis, SeasonName } from '@trueseason/contracts';
import { RING, ringDistance } from '@trueseason/seasons/ring';

/** A season is told from the others by one of these; contrast follows from them. */
const LEADING = ['temperature', 'value', 'chroma'] as const satisfies readonly Axis[];

/** Below this a season's middle says nothing about an axis. */
const SAYS_SOMETHING = 0.3;

function leadOf(season: SeasonName): string {
  const { axes } = RING[season];
  const lead = LEADING.reduce((most, axis) => (Math.abs(axes[axis]) > Math.abs(axes[most]) ? axis : most));
  return `${lead} ${Math.sign(axes[lead])}`;
}

/** Whether both seasons are on the same side of a leading axis. */
const shareAnAxis = (a: SeasonName, b: SeasonName): boolean =>
  LEADING.some((axis) => {
    const [x, y] = [RING[a].axes[axis], RING[b].axes[axis]];
    return x * y > 0 && Math.min(Math.abs(x), Math.abs(y)) >= SAYS_SOMETHING;
  });

/** Steps along the ring from which on two seasons lie across from each other. */
const ACROSS = 5;

/** Those led by the same trait, as the two warmest are, and those that share one and do not lie across the ring. */
export const areRelated = (a: SeasonName, b: SeasonName): boolean =>
  leadOf(a) === leadOf(b) || (ringDistance(a, b) < ACROSS && shareAnAxis(a, b));
