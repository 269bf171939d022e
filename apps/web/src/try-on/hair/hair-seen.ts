/** Less hair than this, in squares of the face's height, is a close crop, stubble or a fringe below a hat. */
const LEAST_HAIR = 0.1;
/** More than this share of it seen with doubt, and color would end in patches. */
const MOST_DOUBT = 0.6;

/** Whether hair colors can be tried on: not with too little hair or an unclear background. */
export type HairSeen = 'clear' | 'little' | 'unclear';

/** By the shares of hair that the analysis saw in each pixel. */
export function hairSeen(shares: Float32Array, face: number): HairSeen {
  let hair = 0;
  let doubt = 0;
  for (const share of shares) {
    if (share > 0.5) hair += 1;
    if (share > 0.15 && share < 0.85) doubt += 1;
  }
  // A crop is nearly all edge: that it is little is what its owner knows to be true.
  if (hair <= LEAST_HAIR * face ** 2) return 'little';
  return doubt < MOST_DOUBT * hair ? 'clear' : 'unclear';
}
