/** Less hair, in squared face heights, is a close crop, stubble, or bangs under a hat. */
const MIN_HAIR_AREA = 0.1;
/** With a larger share in doubt, color would be patchy. */
const MAX_UNCERTAIN_SHARE = 0.6;

/** Hair colors need clear hair: enough of it, and distinct from the background. */
export type HairVisibility = 'clear' | 'little' | 'unclear';

/** @param shares how much of each pixel the analysis took for hair */
export function hairVisibilityOf(shares: Float32Array, faceHeight: number): HairVisibility {
  const hairCount = shares.filter((share) => share > 0.5).length;
  const uncertainCount = shares.filter((share) => share > 0.15 && share < 0.85).length;
  // Checked first: a close crop is nearly all edge, so it would also be unclear.
  if (hairCount <= MIN_HAIR_AREA * faceHeight ** 2) return 'little';
  return uncertainCount < MAX_UNCERTAIN_SHARE * hairCount ? 'clear' : 'unclear';
}
