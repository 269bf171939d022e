import type { Placement } from '../place/index.ts';

/** What the confidence is read off. */
export interface Certainty {
  /** ln of the first season's probability over the second's. */
  readonly lead: number;
  /** The first season's probability. */
  readonly first: number;
  /** ln of how far the photos lie apart: little for photos of one hour, much for other days and phones. */
  readonly apart: number;
}

export function certaintyOf({ distribution: [first, second] }: Placement, apart: number): Certainty {
  const [p, q] = [first?.probability ?? 0, second?.probability ?? 0];
  return { lead: Math.log(Math.max(p, 1e-9) / Math.max(q, 1e-9)), first: p, apart: Math.log(apart) };
}

/**
 * How likely another set of photos, taken with as much between them as these, gets the same season: a logistic curve,
 * fitted by person on the tuning half over photos of one hour and of other days together (`bench/fit-confidence.ts`
 * prints these numbers). It says nothing about what a human consultant would answer.
 */
const FITTED = { offset: -0.9, lead: 1.4, first: 2.16, apart: -0.26 };
/** Life varies in more ways than the bench does. */
const MOST = 0.95;

export function confidenceOf(placement: Placement, photosApart: number): number {
  const { lead, first, apart } = certaintyOf(placement, photosApart);
  const score = FITTED.offset + FITTED.lead * lead + FITTED.first * first + FITTED.apart * apart;
  return Math.min(MOST, 1 / (1 + Math.exp(-score)));
}
