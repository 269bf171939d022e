/** Half of what must be found: ten runs that cost 15 % more are above it, and ten that cost the same are below. */
const GROWTH_LIMIT = 0.075;
/**
 * Share of pairs that need not have grown, because other work on the machine disturbed them. Of ten pairs that are alike,
 * chance lets eight grow in 1 of 18 runs, seldom by so much, and all ten in 1 of 1,024.
 */
export const DISTURBED = 0.2;

/** What was measured of one figure in turn, at the release and here. */
export interface Pair {
  readonly release: number;
  readonly current: number;
  /** The release's smallest figure that counts; below it, noise would look like growth. */
  readonly least: number;
}

export interface Growth {
  /** Of the sums of all pairs, as a share of the release's. */
  readonly overall: number;
  readonly lowest: number;
  readonly highest: number;
  readonly hasGrown: boolean;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Where a kernel gives no CPU times, nothing has grown. */
export function judgeGrowth(pairs: readonly Pair[], disturbed: number): Growth {
  const added = pairs.map(({ release, current }) => current - release);
  const bases = pairs.map(({ release, least }) => Math.max(release, least));
  const growths = pairs.map((_, index) => (added[index] ?? Number.NaN) / (bases[index] ?? Number.NaN));
  const overall = sum(added) / sum(bases);
  const grew = growths.filter((growth) => growth > 0).length;
  return {
    overall,
    lowest: Math.min(...growths),
    highest: Math.max(...growths),
    hasGrown: overall > GROWTH_LIMIT && grew >= pairs.length * (1 - disturbed),
  };
}
