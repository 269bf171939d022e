import type { Placement } from '../place/index.ts';

/** What the confidence is read off: ln of the first season's probability over what the two after it have together. */
export function leadOf({ distribution: [first, ...others] }: Placement): number {
  const next = others.slice(0, 2).reduce((sum, { probability }) => sum + probability, 0);
  return Math.log(Math.max(first?.probability ?? 0, 1e-9) / Math.max(next, 1e-9));
}

/**
 * How likely another set of photos, taken with as much between them as these, gets the same season: a logistic curve,
 * fitted by person on the tuning half over photos of one hour and of other days together (`bench/fit-confidence.ts`
 * prints these numbers). The lead already includes how far the photos disagree; no other variable helped on held-out people.
 * This is not the probability that a human consultant would agree.
 */
const FITTED = { offset: 0.64, lead: 2.02 };
/** Life varies in more ways than the bench does. */
const MOST = 0.95;

export const confidenceOf = (placement: Placement): number =>
  Math.min(MOST, 1 / (1 + Math.exp(-FITTED.offset - FITTED.lead * leadOf(placement))));
