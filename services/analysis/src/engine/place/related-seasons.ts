import type { Axis, SeasonName } from '@trueseason/contracts';
import { RING, ringDistance } from '@trueseason/style/seasons/ring';

/** The traits that define seasons; contrast follows from them. */
const LEADING = ['temperature', 'value', 'chroma'] as const satisfies readonly Axis[];

/** Below this a season's center is neutral on an axis. */
const SAYS_SOMETHING = 0.3;

function leadOf(season: SeasonName): string {
  const { axes } = RING[season];
  const lead = LEADING.reduce((most, axis) => (Math.abs(axes[axis]) > Math.abs(axes[most]) ? axis : most));
  return `${lead} ${Math.sign(axes[lead])}`;
}

/** Whether both seasons are on the same side of a leading axis. */
const shareAnAxis = (a: SeasonName, b: SeasonName): boolean =>
  LEADING.some((axis) => {
    const x = RING[a].axes[axis];
    const y = RING[b].axes[axis];
    return x * y > 0 && Math.min(Math.abs(x), Math.abs(y)) >= SAYS_SOMETHING;
  });

/** Distance on the ring from which two seasons are opposite. */
const ACROSS = 5;

/** Seasons led by the same trait, or sharing one and not opposite. */
export const areRelated = (a: SeasonName, b: SeasonName): boolean =>
  leadOf(a) === leadOf(b) || (ringDistance(a, b) < ACROSS && shareAnAxis(a, b));
