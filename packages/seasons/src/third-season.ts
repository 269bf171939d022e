import type { Evidence, SeasonName } from '@trueseason/contracts';
import { AXIS_WORDS, axisFigure, signed } from './axis-words.ts';
import { decidingAxis } from './deciding-axis.ts';
import { isSeasonName, RING } from './ring.ts';

/** Seasons below this share of the placements hardly ever came out, and are told together. */
export const TOLD_ALONE = 0.02;

/** The season with the longest bar beside the answer and its runner-up, which is asked about as the runner-up is. */
export const thirdSeason = (
  season: SeasonName,
  { runnerUp, distribution }: Pick<Evidence, 'runnerUp' | 'distribution'>,
): SeasonName | undefined =>
  distribution.find(
    ({ season: one, probability }) =>
      one !== season && one !== runnerUp && isSeasonName(one) && probability >= TOLD_ALONE,
  )?.season;

/** Where the person lies nearer to their season than to that one; "" where the axis that decides does not say so by itself. */
export function whyNotThird(season: SeasonName, third: SeasonName, axes: Evidence['axes']): string {
  const [own, other] = [RING[season].axes, RING[third].axes];
  const axis = decidingAxis(season, third, axes);
  if (Math.abs(axes[axis].value - own[axis]) >= Math.abs(axes[axis].value - other[axis])) return '';
  return `${AXIS_WORDS[axis].name} decided against ${third}: at ${axisFigure(axes[axis])} you lie nearer to ${season} (${signed(own[axis])}) than to ${third} (${signed(other[axis])}).`;
}
