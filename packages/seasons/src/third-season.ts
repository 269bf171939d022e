import type { Evidence, SeasonName } from '@trueseason/contracts';
import { isSeasonName } from './ring.ts';

/** Seasons below this share of the placements hardly ever came out, and are told together. */
const TOLD_ALONE = 0.02;

/** The season with the longest bar beside the answer and its runner-up, which is asked about as the runner-up is. */
export const thirdSeason = (
  season: SeasonName,
  { runnerUp, distribution }: Pick<Evidence, 'runnerUp' | 'distribution'>,
): SeasonName | undefined =>
  distribution.find(
    ({ season: one, probability }) =>
      one !== season && one !== runnerUp && isSeasonName(one) && probability >= TOLD_ALONE,
  )?.season;

type Share = Evidence['distribution'][number];

/** The seasons that have a bar of their own, in the web and in the report, and what is said of the others; "" for none. */
export function toldAlone({ runnerUp, distribution }: Pick<Evidence, 'runnerUp' | 'distribution'>): {
  readonly told: readonly Share[];
  readonly others: string;
} {
  const told = distribution.filter(
    ({ probability, season }, i) => i < 2 || season === runnerUp || probability >= TOLD_ALONE,
  );
  const rest = distribution.length - told.length;
  const who = rest === 1 ? 'one season' : `the other ${rest} seasons`;
  return { told, others: rest > 0 ? `${who} hardly ever did` : '' };
}
