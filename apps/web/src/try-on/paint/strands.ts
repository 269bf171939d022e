import { linearLuminance } from '@trueseason/color';
import type { Pixels } from '../../garment/picture.ts';
import { CHANNELS, matteOf } from './matte.ts';
import { pixelOf } from './paint.ts';
import { blurred, shrunk, valueAt, within } from './plane.ts';

/** Less than this of a pixel is not seen as hair. */
const LEAST = 0.012;
/** From so much on a pixel is all hair. */
const SURE = 0.95;
/** Keeps the logarithm of black hair out of its noise. */
export const FLOOR = 0.004;
/** How wide a lock is, in shares of the face: wider is the light that falls on the hair, narrower are its strands. */
const LOCK = 0.04;

/** What hair looks like apart from its color. */
export interface Strands {
  readonly pixels: Uint32Array;
  readonly shares: Float32Array;
  /** What is behind the hair in each of them, in linear light, three numbers a pixel. */
  readonly behind: Float32Array;
  /** How much lighter each is than the middle of the hair, as logarithms: by the light on it, and by its strands. */
  readonly lit: Float32Array;
  readonly strand: Float32Array;
  /** How much warmer the hair around each is than the middle, as logarithms of red over blue. */
  readonly warmth: Float32Array;
  /** How far strands spread around each: less where the light was more than the camera could hold. */
  readonly texture: Float32Array;
  /** How light the middle is, as a logarithm: of luminance and `FLOOR`. */
  readonly middle: number;
  /** How far those two spread. */
  readonly unevenness: number;
  readonly contrast: number;
}

/**
 * Takes every pixel of the edge apart into hair and what is behind it, and the hair into light and strands. Half a second
 * of work on a computer: `strandsAside` does it where nobody waits for it.
 * @param map how much of each pixel the analysis took for hair, 0 to 1
 * @param face its height, in pixels
 */
export function strandsOf(photo: Pixels, map: Float32Array, face: number): Strands {
  const { width, height } = photo;
  const matte = matteOf(photo, map, face);
  const placeOf = (pixel: number) => matte.place(pixel % width, Math.floor(pixel / width));
  const found: number[] = [];
  for (const [pixel, share] of matte.shares.entries()) if (share >= LEAST) found.push(pixel);
  const pixels = Uint32Array.from(found);
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
      hair[c] = within(taken, middle * 0.2, Math.max(middle * 3, 0.02)) * trust + middle * (1 - trust);
      // The less hair, the more of what is seen is what is behind it, whatever is near.
      const room = 0.15 / share;
      const rest = share < 0.995 ? (seen[c] - share * hair[c]) / (1 - share) : seen[c];
      const least = Math.min(seen[c], back * Math.max(0, 1 - room));
      behind[i * 3 + c] = within(rest, least, Math.max(seen[c], back * (1 + room)));
    }
    logs[i] = Math.log(linearLuminance(hair) + FLOOR);
    weighed[pixel] = (logs[i] ?? 0) * share;
    // Skin and sky shine through the rest.
    if (share > SURE) [reds[pixel], blues[pixel]] = [hair[0] + FLOOR, hair[2] + FLOOR];
  }
  const soft = (values: Float32Array) => blurred(shrunk({ width, height, values }, matte.by), (face / matte.by) * LOCK);
  const [weights, means] = [soft(matte.shares), soft(weighed)];
  const lit = logs.map((_, i) => {
    const there = placeOf(pixels[i] ?? 0);
    return valueAt(means, there) / Math.max(valueAt(weights, there), 1e-4);
  });
  const [red, blue] = [soft(reds), soft(blues)];
  const warmth = logs.map((_, i) => {
    const there = placeOf(pixels[i] ?? 0);
    return Math.log(Math.max(valueAt(red, there), 1e-6) / Math.max(valueAt(blue, there), 1e-6));
  });
  const strand = logs.map((log, i) => log - (lit[i] ?? 0));
  // The same sums once more, of how far strands lie from that light.
  for (const [i, pixel] of found.entries()) weighed[pixel] = (strand[i] ?? 0) ** 2 * (shares[i] ?? 0);
  const squares = soft(weighed);
  const texture = logs.map((_, i) => {
    const there = placeOf(pixels[i] ?? 0);
    return Math.sqrt(valueAt(squares, there) / Math.max(valueAt(weights, there), 1e-4));
  });
  const sure: number[] = [];
  for (let i = 0; i < found.length; i += 7) if ((shares[i] ?? 0) > SURE) sure.push(i);
  const [light, detail] = [spreadOf(lit, sure), spreadOf(strand, sure)];
  const warm = spreadOf(warmth, sure).middle;
  return {
    pixels,
    shares,
    behind,
    lit: lit.map((value) => value - light.middle),
    strand,
    warmth: warmth.map((value) => value - warm),
    texture,
    middle: light.middle,
    unevenness: light.spread,
    contrast: detail.spread,
  };
}

/** The middle, and how far two thirds of the values lie from it. */
function spreadOf(values: Float32Array, at: readonly number[]): { readonly middle: number; readonly spread: number } {
  const sorted = Float32Array.from(at, (i) => values[i] ?? 0).sort();
  const part = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { middle: part(0.5), spread: (part(0.84) - part(0.16)) / 2 };
}
