import type { Placement, Spread } from '../place/index.ts';

/** What the confidence is read off. */
export interface Certainty {
  /** ln of the first season's probability over the second's. */
  readonly lead: number;
  /** The first season's probability. */
  readonly first: number;
  /** ln of how far the photos leave the axes open, as a distance between seasons. */
  readonly open: number;
}

export function certaintyOf({ distribution: [first, second] }: Placement, spread: Spread): Certainty {
  const [p, q] = [first?.probability ?? 0, second?.probability ?? 0];
  const { temperature, value, chroma, contrast } = spread;
  return {
    lead: Math.log(Math.max(p, 1e-9) / Math.max(q, 1e-9)),
    first: p,
    open: Math.log(Math.hypot(temperature, value, chroma, contrast)),
  };
}

/**
 * How likely another set of photos, from other days and phones and with other make-up, gets the same season: a logistic
 * curve, fitted by person on the tuning half over `relighting`, `cameras` and `days` together
 * (`bench/fit-confidence.ts` prints these numbers). It says nothing about what a human consultant would answer.
 */
const FITTED = { offset: -3.36, lead: 1.78, first: 2.83, open: -1.08 };
/** Life varies in more ways than the bench does. */
const MOST = 0.95;

export function confidenceOf(placement: Placement, spread: Spread): number {
  const { lead, first, open } = certaintyOf(placement, spread);
  const score = FITTED.offset + FITTED.lead * lead + FITTED.first * first + FITTED.open * open;
  return Math.min(MOST, 1 / (1 + Math.exp(-score)));
}
