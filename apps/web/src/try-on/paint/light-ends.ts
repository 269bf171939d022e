import { ramp } from './paint.ts';
import type { Strands } from './strands.ts';

/**
 * Light on hair is as warm as the hair or paler, as it shines: what is lighter and so much warmer, in logarithms of red over
 * blue, has another color, as lengths that were lightened or bleached by the sun.
 */
const WARMER = [0.45, 0.8] as const;
/** So much above the middle, in logarithms, it lies: below is shade, which skin and deeper strands make warmer. */
const LIGHTER = [-0.1, 0.3] as const;
/** How much darker than they are, in logarithms, a dye is that covers them whole: a lighter one takes nothing down. */
const DARKER = [0.2, 0.9] as const;

/** From how much hair on a pixel at the edge of what are surely such lengths counts for more of it, up to all. */
const RIM = [0.3, 0.8] as const;

interface Covered {
  /** How much of each pixel's lightness and tint a dye covers, as it is that of lighter lengths. */
  readonly covered: Float32Array;
  /** How much of each pixel is hair: what is told to lie behind such an edge has hair in it, which would stay as a pale rim. */
  readonly filled: Float32Array;
}

/**
 * @param dye how light it comes out, as a logarithm of luminance
 * @param most how surely it covers anything
 */
export function coveredBy({ lit, warmth, middle, shares }: Strands, dye: number, most: number): Covered {
  const covered = lit.map(
    (light, i) =>
      most * ramp(light, ...LIGHTER) * ramp(warmth[i] ?? 0, ...WARMER) * ramp(middle + light - dye, ...DARKER),
  );
  const filled = shares.map((share, i) => share + (1 - share) * (covered[i] ?? 0) ** 2 * ramp(share, ...RIM));
  return { covered, filled };
}
