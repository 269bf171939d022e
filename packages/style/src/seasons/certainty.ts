import type { Evidence } from '@trueseason/contracts';

/** Least share of a season with a bar, and most bars. */
const RARE = 0.02;
const MOST_BARS = 7;

/** Seasons that get a bar, most frequent first; always the season and its runner-up. */
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
