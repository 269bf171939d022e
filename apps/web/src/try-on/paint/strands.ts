import { linearLuminance } from '@trueseason/style/color';
import type { Pixels } from '../../lib/browser/picture.ts';
import { CHANNELS, clamp, quantile } from '../../lib/math.ts';
import { matteOf } from './matte.ts';
import { pixelOf } from './paint.ts';
import { type Between, blurred, shrunk, valueAt } from './plane.ts';

/** A pixel with a smaller share is not hair. */
const LEAST = 0.012;
/** A pixel with a larger share is all hair. */
export const ALL_HAIR = 0.95;
/** Keeps logarithms of black hair above the noise. */
export const FLOOR = 0.004;
/** The width of a lock, in face heights: wider variation is light, narrower is strands. */
const LOCK = 0.04;

/** Hair separated from its color. Lists have one value per pixel unless noted. */
export interface Strands {
  readonly pixels: Uint32Array;
  readonly shares: Float32Array;
  /** The color behind the hair: linear light, three values per pixel. */
  readonly behind: Float32Array;
  /** How much lighter than the middle of the hair, in logarithms: due to light, and due to strands. */
  readonly lit: Float32Array;
  readonly strand: Float32Array;
  /** How much warmer nearby hair is than the middle, in logarithms of red over blue. */
  readonly warmth: Float32Array;
  /** The spread of nearby strands, which is less where light was clipped. */
  readonly texture: Float32Array;
  /** Logarithm of the middle's luminance plus `FLOOR`. */
  readonly middle: number;
  /** The spread of `lit` and of `strand`. */
  readonly unevenness: number;
  readonly contrast: number;
}

/**
 * Splits each pixel into hair and what is behind it, and the hair into light and strands. Takes half a second: use
 * `strandsAside`.
 * @param map the share of hair in each pixel, from the analysis
 * @param face its height, in pixels
 */
export function strandsOf(photo: Pixels, map: Float32Array, face: number): Strands {
  const { width, height } = photo;
  const matte = matteOf(photo, map, face);
  const placeOf = (pixel: number) => matte.place(pixel % width, Math.floor(pixel / width));
  const found: number[] = [];
  for (const [pixel, share] of matte.shares.entries()) if (share >= LEAST) found.push(pixel);
  const shares = Float32Array.from(found, (pixel) => matte.shares[pixel] ?? 0);
  const behind = new Float32Array(found.length * 3);
  const logs = new Float32Array(found.length);
  const weighed = new Float32Array(width * height);
  const [reds, blues] = [new Float32Array(width * height), new Float32Array(width * height)];
  for (const [i, pixel] of found.entries()) {
    const share = shares[i] ?? 0;
    const there = placeOf(pixel);
    const seen = pixelOf(photo, pixel);
    const hair: [number, number, number] = [0, 0, 0];
    for (const c of CHANNELS) {
      const [middle, back] = [valueAt(matte.hair[c], there), valueAt(matte.behind[c], there)];
      const taken = (seen[c] - (1 - share) * back) / Math.max(share, 0.1);
      const trust = share * share;
      hair[c] = clamp(taken, middle * 0.2, Math.max(middle * 3, 0.02)) * trust + middle * (1 - trust);
      // A pixel with little hair shows what is behind it.
      const room = 0.15 / share;
      const rest = share < 0.995 ? (seen[c] - share * hair[c]) / (1 - share) : seen[c];
      const least = Math.min(seen[c], back * Math.max(0, 1 - room));
      behind[i * 3 + c] = clamp(rest, least, Math.max(seen[c], back * (1 + room)));
    }
    logs[i] = Math.log(linearLuminance(hair) + FLOOR);
    weighed[pixel] = (logs[i] ?? 0) * share;
    // Skin and sky shine through the rest.
    if (share > ALL_HAIR) [reds[pixel], blues[pixel]] = [hair[0] + FLOOR, hair[2] + FLOOR];
  }
  const soft = (values: Float32Array) => blurred(shrunk({ width, height, values }, matte.by), (face / matte.by) * LOCK);
  const around = (of: (there: Between) => number) => logs.map((_, i) => of(placeOf(found[i] ?? 0)));
  const [weights, means, red, blue] = [soft(matte.shares), soft(weighed), soft(reds), soft(blues)];
  const lit = around((there) => valueAt(means, there) / Math.max(valueAt(weights, there), 1e-4));
  const warmth = around((there) =>
    Math.log(Math.max(valueAt(red, there), 1e-6) / Math.max(valueAt(blue, there), 1e-6)),
  );
  const strand = logs.map((log, i) => log - (lit[i] ?? 0));
  for (const [i, pixel] of found.entries()) weighed[pixel] = (strand[i] ?? 0) ** 2 * (shares[i] ?? 0);
  const squares = soft(weighed);
  const texture = around((there) => Math.sqrt(valueAt(squares, there) / Math.max(valueAt(weights, there), 1e-4)));
  const sure: number[] = [];
  for (let i = 0; i < found.length; i += 7) if ((shares[i] ?? 0) > ALL_HAIR) sure.push(i);
  const [light, detail, warm] = [spreadOf(lit, sure), spreadOf(strand, sure), spreadOf(warmth, sure)];
  return {
    pixels: Uint32Array.from(found),
    shares,
    behind,
    lit: lit.map((value) => value - light.middle),
    strand,
    warmth: warmth.map((value) => value - warm.middle),
    texture,
    middle: light.middle,
    unevenness: light.spread,
    contrast: detail.spread,
  };
}

/** The median, and how far from it two thirds of the values are. */
function spreadOf(values: Float32Array, at: readonly number[]): { readonly middle: number; readonly spread: number } {
  const sorted = Float32Array.from(at, (i) => values[i] ?? 0).sort();
  return { middle: quantile(sorted, 0.5), spread: (quantile(sorted, 0.84) - quantile(sorted, 0.16)) / 2 };
}
