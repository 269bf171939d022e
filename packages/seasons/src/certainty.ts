import type { Evidence, Facts } from '@trueseason/contracts';

/** From here on photos from another day more often give the same season than not. */
const LIKELY = 0.5;

/** Levels of the calibrated confidence; `bench:engine` fails where photos of real people reach one of them nowhere. */
export const certaintyOf = ({ confidence }: Pick<Evidence, 'confidence'>): Facts['certainty'] =>
  confidence >= LIKELY ? 'likely' : 'open';

/** Seasons with a smaller share have no bar, and no more than these have one. */
const RARE = 0.02;
const MOST_BARS = 7;

/** The seasons that have a bar, the most frequent first; the season and its runner-up always do. */
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
