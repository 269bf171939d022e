import { type Rgb, SRGB8_TO_LINEAR } from '@trueseason/color';
import { at } from './image.ts';

/** The colour of a set of pixels as the camera saw it. */
export interface Swatch {
  /** Geometric mean in linear sRGB, 0..1 (a filled-in channel may exceed 1). */
  readonly linear: Rgb;
  /** Pixels kept after trimming. */
  readonly pixels: number;
  /** Share of them in which red or blue was burnt out and had to be filled in. */
  readonly clipped: number;
}

const CLIPPED = 252;
/** Keeps logarithms finite; below this an 8-bit picture holds no colour. */
export const FLOOR = 0.0008;

/** Natural logarithm of linear light for each 8-bit value. */
const LOG = Float64Array.from(SRGB8_TO_LINEAR, (v) => Math.log(Math.max(v, FLOOR)));

/** Luminance quantiles, over all given pixels, that bound the kept ones. */
export interface Trim {
  readonly from: number;
  readonly to: number;
}

/** More pixels than this add time and no precision. */
const MOST_PIXELS = 3000;

/**
 * `offsets` are positions of pixels in `data` (index of the red byte). Bright skin loses its red first: where
 * red or blue is burnt out, it is filled in from green by the trend that the zone's other pixels show, so that
 * a brighter photo of the same face reads the same colour; `relatives` lend theirs when the zone has none left.
 * Null below `least` pixels with a usable colour.
 */
export function measureSwatch(
  data: Uint8Array,
  offsets: readonly number[],
  trim: Trim,
  least = 12,
  relatives: readonly number[] = [],
): Swatch | null {
  const every = Math.max(1, Math.floor(offsets.length / MOST_PIXELS));
  const sample = offsets.filter((i, k) => k % every === 0 && at(data, i + 1) < CLIPPED);
  const kept = trimByLuminance(data, sample, trim);
  const red = fillIn(data, kept, sample, relatives, 0);
  const blue = fillIn(data, kept, sample, relatives, 2);
  if (!red || !blue || kept.length < least) return null;
  const green = meanOf(kept, (i) => at(LOG, at(data, i + 1)));
  return {
    linear: [Math.exp(green + red.mean), Math.exp(green), Math.exp(green + blue.mean)],
    pixels: kept.length * every,
    clipped: 1 - Math.min(red.share, blue.share),
  };
}

/**
 * Mean log ratio of a channel to green over the kept pixels; `share` of them had it safely unclipped. Where a
 * part of the pixels of one green level is burnt out, the others are the low ones among them: only levels that
 * lost next to nothing are trusted, and their trend stands in for the rest.
 */
function fillIn(
  data: Uint8Array,
  kept: readonly number[],
  all: readonly number[],
  relatives: readonly number[],
  channel: 0 | 2,
): { mean: number; share: number } | undefined {
  const green = (i: number) => at(LOG, at(data, i + 1));
  const ratio = (i: number) => at(LOG, at(data, i + channel)) - green(i);
  const safe = highestSafeGreen(data, all, channel);
  const trusted = (i: number) => at(data, i + 1) <= safe && at(data, i + channel) < CLIPPED;
  const share = kept.reduce((n, i) => n + (trusted(i) ? 1 : 0), 0) / Math.max(1, kept.length);
  if (share === 1) return { mean: meanOf(kept, ratio), share };
  const own = all.filter(trusted);
  const seen = own.length >= Math.max(8, all.length * 0.04) ? own : relatives.filter(trusted);
  if (seen.length < 8) return undefined;
  const [x, y] = [meanOf(seen, green), meanOf(seen, ratio)];
  const variance = meanOf(seen, (i) => (green(i) - x) ** 2);
  const covariance = meanOf(seen, (i) => (green(i) - x) * (ratio(i) - y));
  const slope = variance > 1e-4 ? Math.max(-0.5, Math.min(0.1, covariance / variance)) : 0;
  return { mean: meanOf(kept, (i) => (trusted(i) ? ratio(i) : y + slope * (green(i) - x))), share };
}

/** Levels are judged in runs of this many, and may lose this share of their pixels. */
const RUN = 8;
const MAY_LOSE = 0.06;

function highestSafeGreen(data: Uint8Array, offsets: readonly number[], channel: 0 | 2): number {
  const seen = new Uint32Array(256);
  const lost = new Uint32Array(256);
  for (const i of offsets) {
    const g = at(data, i + 1);
    seen[g] = at(seen, g) + 1;
    if (at(data, i + channel) >= CLIPPED) lost[g] = at(lost, g) + 1;
  }
  for (let g = 0; g < 256; g += 1) {
    if (at(lost, g) === 0) continue;
    let [n, l] = [0, 0];
    for (let k = Math.max(0, g - RUN / 2); k <= Math.min(255, g + RUN / 2); k++) {
      n += at(seen, k);
      l += at(lost, k);
    }
    if (l > n * MAY_LOSE) return g - 1 - RUN / 2;
  }
  return 255;
}

function meanOf(offsets: readonly number[], read: (offset: number) => number): number {
  let sum = 0;
  for (const i of offsets) sum += read(i);
  return sum / Math.max(1, offsets.length);
}

export const luminanceAt = (data: Uint8Array, i: number): number =>
  0.2126 * at(SRGB8_TO_LINEAR, at(data, i)) +
  0.7152 * at(SRGB8_TO_LINEAR, at(data, i + 1)) +
  0.0722 * at(SRGB8_TO_LINEAR, at(data, i + 2));

const BINS = 1024;

/** Quantiles by counting: as good as sorting at 10-bit steps of square-root luminance, and much faster. */
function trimByLuminance(data: Uint8Array, offsets: readonly number[], { from, to }: Trim): number[] {
  const bins = new Uint16Array(offsets.length);
  const counts = new Uint32Array(BINS);
  for (const [k, i] of offsets.entries()) {
    const bin = Math.min(BINS - 1, Math.floor(Math.sqrt(luminanceAt(data, i)) * BINS));
    bins[k] = bin;
    counts[bin] = at(counts, bin) + 1;
  }
  const quantile = (share: number): number => {
    let left = share * (offsets.length - 1);
    for (let bin = 0; bin < BINS; bin++) {
      left -= at(counts, bin);
      if (left < 0) return bin;
    }
    return BINS - 1;
  };
  const [low, high] = [quantile(from), quantile(to)];
  return offsets.filter((_, k) => at(bins, k) >= low && at(bins, k) <= high);
}
