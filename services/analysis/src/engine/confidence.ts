import type { Placement } from './place-season.ts';

/**
 * How likely three other photos of the same person, in other mild light, are to get the same season: a
 * logistic curve over the lead of the first season, ln(first / second), lowered where the undertone lies so
 * near the middle that it could choose the other half of the ring. Fitted on relit portraits of the tuning
 * half; the bench reports its calibration on both halves. It says nothing about what a human consultant
 * would answer.
 */
const OFFSET = 0.7;
const SLOPE = 8;
/** Per unit of the temperature axis. */
const SIDE_CLEARS = 25;
/** Real life varies in more ways than the bench does. */
const MOST = 0.98;

export function confidenceOf({ distribution: [first, second], axes }: Placement): number {
  if (!first || !second) return 0;
  const lead = Math.log(first.probability / Math.max(second.probability, 1e-9));
  const season = 1 / (1 + Math.exp(-(OFFSET + SLOPE * lead)));
  const side = 1 - 0.5 * Math.exp(-SIDE_CLEARS * Math.abs(axes.temperature.value));
  return Math.min(MOST, season * side);
}
