import { type Axis, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
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

/** The axes on which both seasons lie on the same side, the more decided first. */
export function sharedAxes(a: SeasonName, b: SeasonName): readonly (readonly [axis: Axis, value: number])[] {
  const shared = LEADING.flatMap((axis): (readonly [Axis, number])[] => {
    const [x, y] = [RING[a].axes[axis], RING[b].axes[axis]];
    const least = Math.min(Math.abs(x), Math.abs(y));
    return x * y > 0 && least >= SAYS_SOMETHING ? [[axis, Math.sign(x) * least]] : [];
  });
  return shared.sort(([, x], [, y]) => Math.abs(y) - Math.abs(x));
}

/** Steps along the ring from which on two seasons lie across from each other. */
const ACROSS = 5;

/** Those led by the same trait, as the two warmest are, and those that share one and do not lie across the ring. */
export const areRelated = (a: SeasonName, b: SeasonName): boolean =>
  leadOf(a) === leadOf(b) || (ringDistance(a, b) < ACROSS && sharedAxes(a, b).length > 0);

/** The season between two that lie two steps apart. */
export const seasonBetween = (a: SeasonName, b: SeasonName): SeasonName | undefined =>
  ringDistance(a, b) === 2
    ? SEASON_NAMES.find((name) => ringDistance(a, name) === 1 && ringDistance(name, b) === 1)
    : undefined;
