import type { FoundationSwatch } from './season-profile.ts';

export interface FoundationStep extends FoundationSwatch {
  /** The one nearest to the measured depth. */
  readonly match: boolean;
}

/** Steps shown on either side of the match: a jaw in daylight decides among them. */
const EITHER_SIDE = 2;

/**
 * The foundations around the nearest to a typology angle, the deepest first.
 * @param ita the measured angle in degrees: the smaller, the deeper
 */
export function foundationSteps(foundations: readonly FoundationSwatch[], ita: number): FoundationStep[] {
  const byDepth = [...foundations].sort((a, b) => a.ita - b.ita);
  const distances = byDepth.map((foundation) => Math.abs(foundation.ita - ita));
  const match = distances.indexOf(Math.min(...distances));
  return byDepth
    .map((foundation, i) => ({ ...foundation, match: i === match }))
    .slice(Math.max(0, match - EITHER_SIDE), match + EITHER_SIDE + 1);
}
