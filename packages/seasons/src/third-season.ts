import type { Evidence, SeasonName } from '@trueseason/contracts';
import { isSeasonName } from './ring.ts';

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
