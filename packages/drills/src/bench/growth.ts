import { median } from '../report.ts';

/**
 * Half of what must be found: of ten pairs, whose growths differ by a few percent each, the median of one that grew by 15 %
 * is above it, and that of one that did not grow is below.
 */
const GROWTH_LIMIT = 0.075;
/**
 * Share of pairs that need not have grown, because other work on the machine disturbed them. Of ten pairs that are alike,
 * chance lets nine grow in 1 of 93 runs, and all ten in 1 of 1,024.
 */
export const DISTURBED = 0.1;

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
export function judgeGrowth(pairs: readonly Pair[], disturbed: number): Growth {
  const growths = pairs.map(({ release, current, least }) => (current - release) / Math.max(release, least));
  const middle = median(growths);
  const grew = growths.filter((growth) => growth > 0).length;
  return {
    median: middle,
    lowest: Math.min(...growths),
    highest: Math.max(...growths),
    hasGrown: middle > GROWTH_LIMIT && grew >= pairs.length * (1 - disturbed),
  };
}
