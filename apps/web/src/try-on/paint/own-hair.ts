import { linearLuminance, type Rgb } from '@trueseason/style/color';
import type { Pixels } from '../../lib/browser/picture.ts';
import { CHANNELS, type Channel, clamp, perChannel } from '../../lib/math.ts';
import { pixelOf, ramp } from './paint.ts';
import { ALL_HAIR, FLOOR, type Strands } from './strands.ts';

/** The luminance range over which colorless hair counts as increasingly gray. */
const GRAY_LUMINANCE = [0.12, 0.3] as const;
const COLORLESS_HUE = [0.25, 0.6] as const;
/**
 * A gray strand in dark hair: how much lighter than the middle (logarithms), how light (linear luminance), and how
 * colorless. Shine on black hair is at most a tenth as light as white.
 */
const GRAY_STRAND = { lighter: 0.6, light: 0.1, hue: 0.45 } as const;
/** Below this share of such strands it may be shine; above, hair is salt and pepper. */
const SALT_AND_PEPPER = [0.05, 0.11] as const;
/** Looks at every fifth pixel, which is enough. */
const SAMPLE_STRIDE = 5;

/** How far apart a color's channels are, in logarithms. */
const hueOf = (color: Rgb): number => Math.log(Math.max(...color, 1e-3) / Math.max(Math.min(...color), 1e-3));

/** How surely a color is almost colorless. */
export const grayness = (color: Rgb): number => 1 - ramp(hueOf(color), ...COLORLESS_HUE);

/** How surely hair is gray, or dark with gray strands, which its average color does not show. */
export function grayCertainty(
  ownColor: Rgb,
  { pixels, shares, lightness, strand }: Strands,
  photo: Pixels,
  light: Rgb,
): number {
  let count = 0;
  let gray = 0;
  for (let i = 0; i < pixels.length; i += SAMPLE_STRIDE) {
    if ((shares[i] ?? 0) < ALL_HAIR) continue;
    count += 1;
    if ((lightness[i] ?? 0) + (strand[i] ?? 0) < GRAY_STRAND.lighter) continue;
    const photographed = pixelOf(photo, pixels[i] ?? 0);
    const unlit = perChannel((c) => photographed[c] / light[c]);
    if (linearLuminance(unlit) > GRAY_STRAND.light && hueOf(unlit) < GRAY_STRAND.hue) gray += 1;
  }
  const salt = ramp(gray / Math.max(1, count), ...SALT_AND_PEPPER);
  return Math.max(ramp(linearLuminance(ownColor), ...GRAY_LUMINANCE), salt) * grayness(ownColor);
}

/** The share of a different tint that stays, and its largest distance from the middle, in logarithms. */
const TINT_KEPT = 0.7;
const MAX_TINT = 0.3;
/** How much redder than the middle a tint must be to count, in logarithms of red over green. */
const REDDER_TINT = [0, 0.1] as const;
/** The less hair in a pixel, the less its tint counts. */
const HAIR_FOR_TINT = [0.2, 0.7] as const;

export interface NaturalTint {
  /** Of all hair, at a luminance of 1; null for unlit hair. */
  readonly middle: Rgb | null;
  /** Three factors per pixel, from the middle to its own tint. */
  readonly factors: Float32Array;
}

/**
 * Light from skin and deeper strands makes hair redder at its roots and in shade: a dye of uniform hue would look green
 * next to skin. Nothing makes hair greener.
 */
export function naturalTintOf({ pixels, shares, background }: Strands, photo: Pixels): NaturalTint {
  const factors = new Float32Array(pixels.length * 3).fill(1);
  const hairIn = (i: number): Rgb => {
    const share = shares[i] ?? 0;
    const photographed = pixelOf(photo, pixels[i] ?? 0);
    return perChannel(
      (c) =>
        Math.max(0, photographed[c] - (1 - share) * (background[i * 3 + c] ?? 0)) / Math.max(share, HAIR_FOR_TINT[0]),
    );
  };
  const sums: [number, number, number] = [0, 0, 0];
  for (const [i, share] of shares.entries()) {
    if (share < ALL_HAIR) continue;
    const hair = hairIn(i);
    for (const c of CHANNELS) sums[c] += hair[c];
  }
  const luminance = linearLuminance(sums);
  if (luminance <= 0) return { middle: null, factors };
  const middle = perChannel((c) => sums[c] / luminance);
  for (const [i, share] of shares.entries()) {
    const hair = hairIn(i);
    const light = linearLuminance(hair) + FLOOR;
    const tintAway = (c: Channel) => Math.log((hair[c] + FLOOR * middle[c]) / light / middle[c]);
    const keptShare = TINT_KEPT * ramp(share, ...HAIR_FOR_TINT) * ramp(tintAway(0) - tintAway(1), ...REDDER_TINT);
    for (const c of CHANNELS) factors[i * 3 + c] = Math.exp(clamp(keptShare * tintAway(c), -MAX_TINT, MAX_TINT));
  }
  return { middle, factors };
}

/**
 * Light makes hair paler, not warmer. Lighter hair that is this much warmer, in logarithms of red over blue, was
 * bleached by the sun or a dye.
 */
const BLEACHED_WARMTH = [0.45, 0.8] as const;
/** How much lighter than the middle it must be, in logarithms, because shade is warmer, too. */
const BLEACHED_LIGHTNESS = [-0.1, 0.3] as const;
/** How much darker, in logarithms, a dye must be to cover bleached lengths. */
const DARKER_DYE = [0.2, 0.9] as const;
/** At the edge of bleached lengths, pixels with more hair than the first share count as more hair. */
const RIM_SHARE = [0.3, 0.8] as const;

interface BleachCover {
  /** The share of each pixel's lightness and tint that the dye covers. */
  readonly covered: Float32Array;
  /** The share of hair in each pixel, increased at such an edge, where a pale rim would stay. */
  readonly filled: Float32Array;
}

/**
 * How a dye covers lighter lengths.
 * @param dyeLuminance its log luminance
 * @param certainty how surely it covers anything
 */
export function bleachCover(
  { lightness, warmth, middle, shares }: Strands,
  dyeLuminance: number,
  certainty: number,
): BleachCover {
  const covered = lightness.map(
    (light, i) =>
      certainty *
      ramp(light, ...BLEACHED_LIGHTNESS) *
      ramp(warmth[i] ?? 0, ...BLEACHED_WARMTH) *
      ramp(middle + light - dyeLuminance, ...DARKER_DYE),
  );
  const filled = shares.map((share, i) => share + (1 - share) * (covered[i] ?? 0) ** 2 * ramp(share, ...RIM_SHARE));
  return { covered, filled };
}
