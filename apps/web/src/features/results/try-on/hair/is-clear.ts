/** Less hair than this, in squares of the face's height, is a fringe below a hat or stubble. */
const LEAST_HAIR = 0.1;
/** More than this share of it seen with doubt, and color would end in patches. */
const MOST_DOUBT = 0.6;

/** Whether it is clear on a photo what is hair, by the shares that the analysis saw in each pixel. */
export function isClear(shares: Float32Array, face: number): boolean {
  let hair = 0;
  let doubt = 0;
  for (const share of shares) {
    if (share > 0.5) hair += 1;
    if (share > 0.15 && share < 0.85) doubt += 1;
  }
  return hair > LEAST_HAIR * face ** 2 && doubt < MOST_DOUBT * hair;
}
