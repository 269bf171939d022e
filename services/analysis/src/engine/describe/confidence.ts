import type { Placement } from '../place/index.ts';

/** The basis of the confidence: ln of the first season's probability over that of the next two together. */
function leadOf({ distribution: [first, ...others] }: Placement): number {
  const next = others.slice(0, 2).reduce((sum, { probability }) => sum + probability, 0);
  return Math.log(Math.max(first?.probability ?? 0, 1e-9) / Math.max(next, 1e-9));
}

/**
 * How likely photos from another day give the same season: a logistic curve, fitted by person to the real pairs of the
 * tuning half. The lead already includes how far the photos disagree.
 * This is not the probability that a human consultant would agree.
 */
const FITTED = { offset: -0.59, lead: 0.38 };
/** The most that real pairs support. */
const MOST = 0.85;

export const confidenceOf = (placement: Placement): number =>
  Math.min(MOST, 1 / (1 + Math.exp(-FITTED.offset - FITTED.lead * leadOf(placement))));
