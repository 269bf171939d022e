import { linearLuminance, type Rgb } from '@trueseason/style/color';
import type { Pixels } from '../../lib/browser/picture.ts';
import { CHANNELS, type Channel, clamp, perChannel } from '../../lib/math.ts';
import { pixelOf, ramp } from './paint.ts';
import { ALL_HAIR, FLOOR, type Strands } from './strands.ts';

/** Colorless hair has gone gray to the extent that its luminance lies between these. */
const GONE_GRAY = [0.12, 0.3] as const;
const HARDLY = [0.25, 0.6] as const;
/**
 * A gray strand in dark hair: how much lighter than the middle (logarithms), how light (linear luminance), and how
 * colorless. Shine on black hair is no lighter than a tenth of white.
 */
const STRAND = { lighter: 0.6, light: 0.1, hue: 0.45 } as const;
/** Below this share of such strands it may be shine; above, hair is salt and pepper. */
const SALT = [0.05, 0.11] as const;
/** Looks at every fifth pixel, which is enough. */
const EVERY = 5;

/** How far apart a color's channels are, in logarithms. */
const hueOf = (color: Rgb): number => Math.log(Math.max(...color, 1e-3) / Math.max(Math.min(...color), 1e-3));

/** How surely a color is almost colorless. */
export const grayness = (own: Rgb): number => 1 - ramp(hueOf(own), ...HARDLY);

/** How surely hair is gray, or dark with gray strands, which its average color does not show. */
export function grayIn(own: Rgb, { pixels, shares, lit, strand }: Strands, photo: Pixels, light: Rgb): number {
  let [all, gray] = [0, 0];
  for (let i = 0; i < pixels.length; i += EVERY) {
    if ((shares[i] ?? 0) < ALL_HAIR) continue;
    all += 1;
    if ((lit[i] ?? 0) + (strand[i] ?? 0) < STRAND.lighter) continue;
    const seen = pixelOf(photo, pixels[i] ?? 0);
    const bare = perChannel((c) => seen[c] / light[c]);
    if (linearLuminance(bare) > STRAND.light && hueOf(bare) < STRAND.hue) gray += 1;
  }
  const salt = ramp(gray / Math.max(1, all), ...SALT);
  return Math.max(ramp(linearLuminance(own), ...GONE_GRAY), salt) * grayness(own);
}

/** The share of a different tint that stays, and its largest distance from the middle, in logarithms. */
const STAYS = 0.7;
const MOST = 0.3;
/** How much redder than the middle a tint must be to count, in logarithms of red over green. */
const REDDER = [0, 0.1] as const;
/** The less hair in a pixel, the less it tells about the tint. */
const TELLS = [0.2, 0.7] as const;

export interface OwnTint {
  /** Of all hair, at a luminance of 1; null for unlit hair. */
  readonly middle: Rgb | null;
  /** Three factors per pixel, from the middle to its own tint. */
  readonly factors: Float32Array;
}

/**
 * Light from skin and deeper strands makes hair redder at its roots and in shade: a dye of uniform hue would look green
 * beside skin. Nothing makes hair greener.
 */
export function ownTintOf({ pixels, shares, behind }: Strands, photo: Pixels): OwnTint {
  const factors = new Float32Array(pixels.length * 3).fill(1);
  const hairIn = (i: number): Rgb => {
    const share = shares[i] ?? 0;
    const there = pixelOf(photo, pixels[i] ?? 0);
    return perChannel(
      (c) => Math.max(0, there[c] - (1 - share) * (behind[i * 3 + c] ?? 0)) / Math.max(share, TELLS[0]),
    );
  };
  const sums: [number, number, number] = [0, 0, 0];
  for (const [i, share] of shares.entries()) {
    if (share < ALL_HAIR) continue;
    const hair = hairIn(i);
    for (const c of CHANNELS) sums[c] += hair[c];
  }
  const all = linearLuminance(sums);
  if (all <= 0) return { middle: null, factors };
  const middle = perChannel((c) => sums[c] / all);
  for (const [i, share] of shares.entries()) {
    const hair = hairIn(i);
    const light = linearLuminance(hair) + FLOOR;
    const away = (c: Channel) => Math.log((hair[c] + FLOOR * middle[c]) / light / middle[c]);
    const stays = STAYS * ramp(share, ...TELLS) * ramp(away(0) - away(1), ...REDDER);
    for (const c of CHANNELS) factors[i * 3 + c] = Math.exp(clamp(stays * away(c), -MOST, MOST));
  }
  return { middle, factors };
}

/**
 * Light makes hair paler, not warmer. Lighter hair that is this much warmer, in logarithms of red over blue, was
 * bleached by the sun or a dye.
 */
const WARMER = [0.45, 0.8] as const;
/** How much lighter than the middle it must be, in logarithms, because shade is warmer, too. */
const LIGHTER = [-0.1, 0.3] as const;
/** How much darker, in logarithms, a dye must be to cover bleached lengths. */
const DARKER = [0.2, 0.9] as const;
/** At the edge of bleached lengths, pixels with more hair than the first share count as more hair. */
const RIM = [0.3, 0.8] as const;

interface Covered {
  /** The share of each pixel's lightness and tint that the dye covers. */
  readonly covered: Float32Array;
  /** The share of hair in each pixel, increased at such an edge, where a pale rim would stay. */
  readonly filled: Float32Array;
}

/**
 * How a dye covers lighter lengths.
 * @param dye its log luminance
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
