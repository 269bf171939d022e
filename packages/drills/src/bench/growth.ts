import { median } from '../report.ts';

/**
 * Half of what must be found: of ten pairs, whose growths differ by a few percent each, the median of one that grew by 15 %
 * is above it, and that of one that did not grow is below.
 */
export const GROWTH_LIMIT = 0.075;
/** Nine of ten pairs: all grew but for one, which other work on the machine disturbed. Chance alone does that in 1 of 93. */
const SHARE_THAT_GREW = 0.9;

/** What was measured of one figure in turn, at the release and here. */
export interface Pair {
  readonly release: number;
  readonly current: number;
  /** What a smaller figure of the release counts as, so that the noise of a small one, or of none, is no growth. */
  readonly least: number;
}

export interface Growth {
  /** The middle of the pairs' growths, as a share of the release's figure. */
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  readonly hasGrown: boolean;
}

/** Where a kernel gives no CPU times, nothing has grown. */
export function judgeGrowth(pairs: readonly Pair[]): Growth {
  const growths = pairs.map(({ release, current, least }) => (current - release) / Math.max(release, least));
  const middle = median(growths);
  const grew = growths.filter((growth) => growth > 0).length;
  return {
    median: middle,
    lowest: Math.min(...growths),
    highest: Math.max(...growths),
    hasGrown: middle > GROWTH_LIMIT && grew >= pairs.length * SHARE_THAT_GREW,
  };
}
