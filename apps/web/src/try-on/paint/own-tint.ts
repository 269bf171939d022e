import { linearLuminance, type Rgb } from '@trueseason/color';
import type { Pixels } from '../../garment/picture.ts';
import { CHANNELS } from './matte.ts';
import { pixelOf, ramp } from './paint.ts';
import { within } from './plane.ts';
import { FLOOR, type Strands } from './strands.ts';

/** How much of how a tint differs stays, and how far it goes from the middle at most, in logarithms. */
const STAYS = 0.7;
const MOST = 0.3;
/** How much redder than the middle, in logarithms of red over green, hair is before its tint counts. */
const REDDER = [0, 0.1] as const;
/** The less of a pixel is hair, the less it tells of its tint. */
const TELLS = [0.2, 0.7] as const;
/** From so much on a pixel is all hair, for the tint of all of it. */
const ALL = 0.95;

/** The tint of hair in a photo. */
export interface OwnTint {
  /** That of all of it, at a luminance of 1; null of hair without any light on it. */
  readonly middle: Rgb | null;
  /** What makes it into that of each pixel, three factors a pixel. */
  readonly factors: Float32Array;
}

/**
 * Hair is redder at its roots and in shade than where it shines, by what skin and deeper strands throw on it: a dye of one
 * hue in lights and shades would look green beside skin. Nothing makes it greener.
 */
export function ownTintOf({ pixels, shares, behind }: Strands, photo: Pixels): OwnTint {
  const factors = new Float32Array(pixels.length * 3).fill(1);
  const hairIn = (i: number): Rgb => {
    const share = shares[i] ?? 0;
    const there = pixelOf(photo, pixels[i] ?? 0);
    const of = (c: 0 | 1 | 2) =>
      Math.max(0, there[c] - (1 - share) * (behind[i * 3 + c] ?? 0)) / Math.max(share, TELLS[0]);
    return [of(0), of(1), of(2)];
  };
  const sums: [number, number, number] = [0, 0, 0];
  for (const [i, share] of shares.entries()) {
    if (share < ALL) continue;
    const hair = hairIn(i);
    for (const c of CHANNELS) sums[c] += hair[c];
  }
  const all = linearLuminance(sums);
  if (all <= 0) return { middle: null, factors };
  const middle: Rgb = [sums[0] / all, sums[1] / all, sums[2] / all];
  for (const [i, share] of shares.entries()) {
    const hair = hairIn(i);
    const light = linearLuminance(hair) + FLOOR;
    const away = (c: 0 | 1 | 2) => Math.log((hair[c] + FLOOR * middle[c]) / light / middle[c]);
    const stays = STAYS * ramp(share, ...TELLS) * ramp(away(0) - away(1), ...REDDER);
    for (const c of CHANNELS) factors[i * 3 + c] = Math.exp(within(stays * away(c), -MOST, MOST));
  }
  return { middle, factors };
}
