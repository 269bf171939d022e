import { AXES, type SeasonName } from '@trueseason/contracts';
import { AXIS_WORDS } from './axis-words.ts';
import { seasonProfile } from './profiles.ts';
import { RING, RING_ORDER } from './ring.ts';

/** The two seasons beside this one on the ring, the one before first. */
export function neighborsOf(season: SeasonName): [SeasonName, SeasonName] {
  const at = RING_ORDER.indexOf(season);
  const name = (position: number): SeasonName => RING_ORDER.at(position % RING_ORDER.length) ?? season;
  return [name(at - 1), name(at + 1)];
}

/** What separates two seasons in plain words: written for neighbors, derived from the axes for others. */
export function whyDifferent(a: SeasonName, b: SeasonName): string {
  if (a === b) throw new RangeError(`${a} does not differ from itself`);
  if (neighborsOf(a)[1] === b) return seasonProfile(a).besideNext;
  if (neighborsOf(b)[1] === a) return seasonProfile(b).besideNext;
  return fromAxes(a, b);
}

function fromAxes(a: SeasonName, b: SeasonName): string {
  const [from, to] = [RING[a].axes, RING[b].axes];
  const differences = [...AXES]
    .map((axis) => ({ axis, by: from[axis] - to[axis] }))
    .sort((x, y) => Math.abs(y.by) - Math.abs(x.by))
    .filter(({ by }, index) => index === 0 || Math.abs(by) >= 0.4)
    .slice(0, 2)
    .map(({ axis, by }) => AXIS_WORDS[axis][by > 0 ? 'high' : 'low'].more);
  return `Beside ${b}, ${a} is ${differences.join(' and ')}.`;
}
