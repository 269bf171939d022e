import { linearLuminance } from '@trueseason/style/color';
import type { Pixels } from '../../lib/browser/picture.ts';
import { CHANNELS, clamp, quantile } from '../../lib/math.ts';
import { matteOf } from './matte.ts';
import { pixelOf } from './paint.ts';
import { blur, type CellWeights, shrink, valueAt } from './plane.ts';

/** A pixel with a smaller share is not hair. */
const MIN_SHARE = 0.012;
/** A pixel with a larger share is all hair. */
export const ALL_HAIR = 0.95;
/** Keeps logarithms of black hair above the noise. */
export const FLOOR = 0.004;
/** The width of a lock, in face heights: wider variation is light, narrower is strands. */
const LOCK_WIDTH = 0.04;

/** Hair separated from its color. Lists have one value per pixel unless noted. */
export interface Strands {
  readonly pixels: Uint32Array;
  readonly shares: Float32Array;
  /** The color behind the hair: linear light, three values per pixel. */
  readonly background: Float32Array;
  /** How much lighter than the middle of the hair, in logarithms: due to light, and due to strands. */
  readonly lightness: Float32Array;
  readonly strand: Float32Array;
  /** How much warmer nearby hair is than the middle, in logarithms of red over blue. */
  readonly warmth: Float32Array;
  /** The spread of nearby strands, which is less where light was clipped. */
  readonly texture: Float32Array;
  /** Logarithm of the middle's luminance plus `FLOOR`. */
  readonly middle: number;
  /** The spread of `lightness` and of `strand`. */
  readonly unevenness: number;
  readonly contrast: number;
}

/**
 * Splits each pixel into hair and what is behind it, and the hair into light and strands. Takes half a second: use
 * the painter's worker.
 * @param hairMap the share of hair in each pixel, from the analysis
 * @param faceHeight its height, in pixels
 */
export function strandsOf(photo: Pixels, hairMap: Float32Array, faceHeight: number): Strands {
  const { width, height } = photo;
  const matte = matteOf(photo, hairMap, faceHeight);
  const cellOf = (pixel: number) => matte.cellAt(pixel % width, Math.floor(pixel / width));
  const hairPixels: number[] = [];
  for (const [pixel, share] of matte.shares.entries()) if (share >= MIN_SHARE) hairPixels.push(pixel);
  const shares = Float32Array.from(hairPixels, (pixel) => matte.shares[pixel] ?? 0);
  const behind = new Float32Array(hairPixels.length * 3);
  const logs = new Float32Array(hairPixels.length);
  const weighted = new Float32Array(width * height);
  const reds = new Float32Array(width * height);
  const blues = new Float32Array(width * height);
  for (const [i, pixel] of hairPixels.entries()) {
    const share = shares[i] ?? 0;
    const cell = cellOf(pixel);
    const photographed = pixelOf(photo, pixel);
    const hair: [number, number, number] = [0, 0, 0];
    for (const c of CHANNELS) {
      const middle = valueAt(matte.hair[c], cell);
      const background = valueAt(matte.background[c], cell);
      const unmixed = (photographed[c] - (1 - share) * background) / Math.max(share, 0.1);
      const trust = share * share;
      hair[c] = clamp(unmixed, middle * 0.2, Math.max(middle * 3, 0.02)) * trust + middle * (1 - trust);
      // A pixel with little hair shows what is behind it.
      const tolerance = 0.15 / share;
      const remainder = share < 0.995 ? (photographed[c] - share * hair[c]) / (1 - share) : photographed[c];
      const lowest = Math.min(photographed[c], background * Math.max(0, 1 - tolerance));
      behind[i * 3 + c] = clamp(remainder, lowest, Math.max(photographed[c], background * (1 + tolerance)));
    }
    logs[i] = Math.log(linearLuminance(hair) + FLOOR);
    weighted[pixel] = (logs[i] ?? 0) * share;
    // Skin and sky shine through the rest.
    if (share > ALL_HAIR) [reds[pixel], blues[pixel]] = [hair[0] + FLOOR, hair[2] + FLOOR];
  }
  const smooth = (values: Float32Array) =>
    blur(shrink({ width, height, values }, matte.cellSize), (faceHeight / matte.cellSize) * LOCK_WIDTH);
  const perHairPixel = (read: (cell: CellWeights) => number) => logs.map((_, i) => read(cellOf(hairPixels[i] ?? 0)));
  const weights = smooth(matte.shares);
  const means = smooth(weighted);
  const red = smooth(reds);
  const blue = smooth(blues);
  const lightness = perHairPixel((there) => valueAt(means, there) / Math.max(valueAt(weights, there), 1e-4));
  const warmth = perHairPixel((there) =>
    Math.log(Math.max(valueAt(red, there), 1e-6) / Math.max(valueAt(blue, there), 1e-6)),
  );
  const strand = logs.map((log, i) => log - (lightness[i] ?? 0));
  for (const [i, pixel] of hairPixels.entries()) weighted[pixel] = (strand[i] ?? 0) ** 2 * (shares[i] ?? 0);
  const meanSquares = smooth(weighted);
  const texture = perHairPixel((there) =>
    Math.sqrt(valueAt(meanSquares, there) / Math.max(valueAt(weights, there), 1e-4)),
  );
  const pureHair: number[] = [];
  for (let i = 0; i < hairPixels.length; i += 7) if ((shares[i] ?? 0) > ALL_HAIR) pureHair.push(i);
  const lightSpread = spreadOf(lightness, pureHair);
  const strandSpread = spreadOf(strand, pureHair);
  const warmthSpread = spreadOf(warmth, pureHair);
  return {
    pixels: Uint32Array.from(hairPixels),
    shares,
    background: behind,
    lightness: lightness.map((value) => value - lightSpread.middle),
    strand,
    warmth: warmth.map((value) => value - warmthSpread.middle),
    texture,
    middle: lightSpread.middle,
    unevenness: lightSpread.spread,
    contrast: strandSpread.spread,
  };
}

/** The median, and how far from it two thirds of the values are. */
function spreadOf(values: Float32Array, at: readonly number[]): { readonly middle: number; readonly spread: number } {
  const sorted = Float32Array.from(at, (i) => values[i] ?? 0).sort();
  return { middle: quantile(sorted, 0.5), spread: (quantile(sorted, 0.84) - quantile(sorted, 0.16)) / 2 };
}
