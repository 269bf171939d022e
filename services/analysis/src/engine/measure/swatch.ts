import { type Rgb, SRGB8_TO_LINEAR } from '@trueseason/style/color';
import { extrapolate, type Material, meanGreen, UNKNOWN_MATERIAL, type Weighing } from './clipping.ts';

/** The color of a set of pixels as photographed. */
export interface Swatch {
  /** Mean in linear sRGB, 0..1 (an extrapolated channel may exceed 1): geometric, or by luminance (`Trim`). */
  readonly linear: Rgb;
  /** Pixels kept after trimming. */
  readonly pixels: number;
  /** Share of them with red or blue clipped and extrapolated. */
  readonly clipped: number;
}

/** Luminance quantiles, over all given pixels, of the kept range. */
export interface Trim {
  readonly from: number;
  readonly to: number;
  /** Weight pixels by luminance, as the eye averages strands; otherwise camera black dominates near black. */
  readonly byLight?: boolean;
}

/** A sample of pixels is enough. */
const MOST_PIXELS = 3000;

/**
 * `offsets` index the red byte of pixels in `data`. Bright skin clips red first: clipped red or blue is extrapolated
 * from green by the trend of the zone's other pixels, or of its `material`, so a brighter photo of the same face gives
 * the same color. Null with fewer than `least` usable pixels.
 */
export function measureSwatch(
  data: Uint8Array,
  offsets: readonly number[],
  trim: Trim,
  least = 12,
  material: Material = UNKNOWN_MATERIAL,
): Swatch | null {
  const every = Math.max(1, Math.floor(offsets.length / MOST_PIXELS));
  const whole = every === 1 ? offsets : everyNth(offsets, every);
  const usable = (i: number) => (data[i + 1] ?? 0) < material.ceilings[1];
  const sample = whole.filter(usable);
  const keptPixels = keep(data, whole, sample, usable, trim);
  if (keptPixels.length < least) return null;
  const weighing: Weighing = trim.byLight ? 'by light' : 'alike';
  const red = extrapolate(data, keptPixels, sample, material, 0, weighing);
  const blue = red && extrapolate(data, keptPixels, sample, material, 2, weighing);
  if (!blue) return null;
  const green = meanGreen(data, keptPixels, weighing);
  return {
    linear: [Math.exp(green + red.mean), Math.exp(green), Math.exp(green + blue.mean)],
    pixels: keptPixels.length * every,
    clipped: 1 - Math.min(red.share, blue.share),
  };
}

export function everyNth(offsets: readonly number[], step: number): number[] {
  const some: number[] = [];
  for (let k = 0; k < offsets.length; k += step) some.push(offsets[k] ?? 0);
  return some;
}

/** Linear light of an 8-bit level. */
const linearOf = (level: number | undefined): number => SRGB8_TO_LINEAR[level ?? 0] ?? 0;

export const luminanceAt = (data: Uint8Array, i: number): number =>
  0.2126 * linearOf(data[i]) + 0.7152 * linearOf(data[i + 1]) + 0.0722 * linearOf(data[i + 2]);

/** Below this share of the expected count, use the other pixels. */
const ENOUGH = 0.5;

/**
 * Trim over all pixels, so that a brighter photo uses the same places; white is then excluded. If almost nothing
 * remains, use the brightest non-white pixels.
 */
function keep(
  data: Uint8Array,
  whole: readonly number[],
  sample: readonly number[],
  usable: (offset: number) => boolean,
  trim: Trim,
): number[] {
  const inPlace = trimByLuminance(data, whole, trim).filter(usable);
  const targetCount = whole.length * (trim.to - trim.from);
  return inPlace.length >= targetCount * ENOUGH ? inPlace : trimByLuminance(data, sample, trim);
}

const BINS = 1024;

/** Quantiles from a histogram of square-root luminance: as good as sorting at 10 bits, and much faster. */
function trimByLuminance(data: Uint8Array, offsets: readonly number[], { from, to }: Trim): number[] {
  const bins = new Uint16Array(offsets.length);
  const counts = new Uint32Array(BINS);
  for (let k = 0; k < offsets.length; k++) {
    const bin = Math.min(BINS - 1, Math.floor(Math.sqrt(luminanceAt(data, offsets[k] ?? 0)) * BINS));
    bins[k] = bin;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const quantile = (share: number): number => {
    let remaining = share * (offsets.length - 1);
    for (let bin = 0; bin < BINS; bin++) {
      remaining -= counts[bin] ?? 0;
      if (remaining < 0) return bin;
    }
    return BINS - 1;
  };
  const low = quantile(from);
  const high = quantile(to);
  const keptPixels: number[] = [];
  for (let k = 0; k < offsets.length; k++) {
    const bin = bins[k] ?? 0;
    if (bin >= low && bin <= high) keptPixels.push(offsets[k] ?? 0);
  }
  return keptPixels;
}
