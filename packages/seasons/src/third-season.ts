import type { Axis, Evidence, SeasonName } from '@trueseason/contracts';
import { AXIS_WORDS, axisFigure, signed } from './axis-words.ts';
import { isSeasonName, RING } from './ring.ts';

/** Seasons below this share of the placements hardly ever came out, and are told together. */
export const TOLD_ALONE = 0.02;

/** What tells seasons apart; contrast follows from these. */
const TELLING = ['temperature', 'value', 'chroma'] as const satisfies readonly Axis[];

/** The season with the longest bar beside the answer and its runner-up, which is asked about as the runner-up is. */
export const thirdSeason = (
  season: SeasonName,
  { runnerUp, distribution }: Pick<Evidence, 'runnerUp' | 'distribution'>,
): SeasonName | undefined =>
  distribution.find(
    ({ season: one, probability }) =>
      one !== season && one !== runnerUp && isSeasonName(one) && probability >= TOLD_ALONE,
  )?.season;

/** Where the person lies nearer to their season than to that one; "" where no axis says so by itself. */
export function whyNotThird(season: SeasonName, third: SeasonName, axes: Evidence['axes']): string {
  const [own, other] = [RING[season].axes, RING[third].axes];
  const nearer = (axis: Axis) => (axes[axis].value - other[axis]) ** 2 - (axes[axis].value - own[axis]) ** 2;
  const axis = TELLING.reduce<Axis>((best, one) => (nearer(one) > nearer(best) ? one : best), 'temperature');
  if (nearer(axis) <= 0) return '';
  return `${AXIS_WORDS[axis].name} decided against ${third}: at ${axisFigure(axes[axis])} you lie nearer to ${season} (${signed(own[axis])}) than to ${third} (${signed(other[axis])}).`;
}
