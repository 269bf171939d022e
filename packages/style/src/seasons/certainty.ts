import type { Evidence, SeasonName } from '@trueseason/contracts';
import type { Facts } from '../person/facts.ts';

/** From this share on, seasons lead: with it, photos of another day give one of them at least as often as any other. */
const LEADING = 0.5;

/** Whether one season leads, the first two together, or none: what every statement about certainty says. */
export function certaintyOf({ distribution }: Pick<Evidence, 'distribution'>): Facts['certainty'] {
  const [first = 0, second = 0] = distribution.map(({ probability }) => probability);
  if (first >= LEADING) return 'one';
  return first + second >= LEADING ? 'two' : 'open';
}

/** The season that came out most often; the result's own where none came out more often. */
export const leaderOf = ({ distribution }: Pick<Evidence, 'distribution'>): SeasonName | undefined =>
  distribution.toSorted((a, b) => b.probability - a.probability)[0]?.season;

/** Least share of a season with a bar, and most bars. */
const RARE = 0.02;
const MOST_BARS = 7;

/** Seasons that get a bar: the result's and its second first, then the most frequent. */
export const barsOf = ({
  runnerUp,
  distribution,
}: Pick<Evidence, 'runnerUp' | 'distribution'>): Evidence['distribution'] =>
  distribution
    .filter(({ season, probability }, i) => i < 2 || season === runnerUp || probability >= RARE)
    .filter(({ season }, i) => i < MOST_BARS || season === runnerUp);

/** A share as a whole percentage; 0 and 100 only if exact. */
export function percentText(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return 'under 1%';
  return whole === 100 && share < 1 ? 'over 99%' : `${whole}%`;
}
