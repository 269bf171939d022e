import { SRGB8_TO_LINEAR } from '@trueseason/style/color';
import { at, type Dimension, FLOOR, type Triple, triple } from '../math/index.ts';

/** 8-bit values from here on may be clipped. */
const CLIPPED = 252;

/** Log of linear light per 8-bit value, and linear light. */
const LOG = Float64Array.from(SRGB8_TO_LINEAR, (v) => Math.log(Math.max(v, FLOOR)));
const LIGHT = LOG.map((v) => Math.exp(v));

/** Weight of pixels: equal, or by luminance. */
export type Weighing = 'alike' | 'by light';

/** Shared properties of pixels of one material in a photo. */
export interface Material {
  /** Pixel offsets; a sample is enough. */
  readonly offsets: readonly number[];
  /** Clipping thresholds of red, green and blue. */
  readonly ceilings: Triple;
  /** Minimum slope (negative) of the log ratio of red or blue to green over log green. */
  readonly steepest: number;
  /** Maximum slope of red. */
  readonly redRise: number;
}

/** The sclera changes from pink corners to white; skin keeps nearly the same hue from shade to light. */
const STEEPEST = -0.5;
const STEEPEST_SKIN = -0.4;
const STEEPEST_RISE = 0.4;
/**
 * The evenly lit skin of 95 unclipped portraits falls by 0.38 (5 to 95 %: 0.14 to 0.6; the same in both halves). A lit
 * red cheek next to a shaded brow would look like a rise.
 */
const LIT_SKIN_FALL = -0.2;

export const UNKNOWN_MATERIAL: Material = {
  offsets: [],
  ceilings: [CLIPPED, CLIPPED, CLIPPED],
  steepest: STEEPEST,
  redRise: STEEPEST_RISE,
};

export const skinMaterial = (data: Uint8Array, offsets: readonly number[]): Material => ({
  offsets,
  steepest: STEEPEST_SKIN,
  redRise: STEEPEST_RISE,
  ceilings: triple((channel) => ceilingOf(data, offsets, channel)),
});

/** The same for the evenly lit face. */
export const litSkinMaterial = (data: Uint8Array, offsets: readonly number[]): Material => ({
  ...skinMaterial(data, offsets),
  redRise: LIT_SKIN_FALL,
});

/** Width of the pile-up of a clipped value after JPEG, and its density over the levels below. */
const PILE = 8;
const DENSER = 1.8;

/** A clipped and then darkened photo ends in a pile-up below 255. Ordinary skin thins out toward its maximum. */
function ceilingOf(data: Uint8Array, offsets: readonly number[], channel: Dimension): number {
  const counts = new Uint32Array(256);
  for (const i of offsets) {
    const level = data[i + channel] ?? 0;
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let top = 255;
  for (let above = 0; top > 0; top--) {
    above += at(counts, top);
    if (above > offsets.length * 0.004) break;
  }
  const between = (from: number, to: number) => counts.subarray(Math.max(0, from), to + 1).reduce((a, b) => a + b, 0);
  const pile = between(top - PILE + 1, 255);
  const below = between(top - 3 * PILE + 1, top - PILE) / 2;
  const piledUp = pile > offsets.length * 0.03 && pile > below * DENSER;
  return Math.min(CLIPPED, piledUp ? top - PILE : 255);
}

/**
 * Mean log ratio of a channel to green over the kept pixels; `share` had it unclipped. If part of a green level's
 * pixels is clipped, the remaining ones are biased low: only levels that lost almost nothing are used, and their trend
 * extrapolates the rest.
 * Plain loops: dozens of patches with thousands of pixels are read per photo.
 */
export function extrapolate(
  data: Uint8Array,
  kept: readonly number[],
  all: readonly number[],
  { offsets, ceilings, steepest, redRise }: Material,
  channel: 0 | 2,
  weighing: Weighing,
): { mean: number; share: number } | undefined {
  const ceiling = ceilings[channel];
  const safe = highestSafeGreen(data, all, channel, ceiling);
  const trusted = (i: number) => (data[i + 1] ?? 0) <= safe && (data[i + channel] ?? 0) < ceiling;
  let sure = 0;
  for (const i of kept) if (trusted(i)) sure += 1;
  const share = sure / Math.max(1, kept.length);
  const line =
    share === 1
      ? FLAT
      : trendOf(data, all, offsets, trusted, channel, [steepest, channel === 0 ? redRise : STEEPEST_RISE]);
  if (!line) return undefined;
  let sum = 0;
  let total = 0;
  for (const i of kept) {
    const level = data[i + 1] ?? 0;
    const green = LOG[level] ?? 0;
    const ratio = trusted(i) ? (LOG[data[i + channel] ?? 0] ?? 0) - green : line.y + line.slope * (green - line.x);
    const weight = weighing === 'by light' ? (LIGHT[level] ?? 0) : 1;
    sum += weight * ratio;
    total += weight;
  }
  return { mean: total > 0 ? sum / total : 0, share };
}

interface Trend {
  readonly x: number;
  readonly y: number;
  readonly slope: number;
}

const FLAT: Trend = { x: 0, y: 0, slope: 0 };

/** Trend of the log ratio over log green in the patch, or else in its material. */
function trendOf(
  data: Uint8Array,
  all: readonly number[],
  offsets: readonly number[],
  trusted: (offset: number) => boolean,
  channel: 0 | 2,
  [steepest, rise]: readonly [number, number],
): Trend | undefined {
  const ownPixels = all.filter(trusted);
  const unclippedPixels = ownPixels.length >= Math.max(8, all.length * 0.04) ? ownPixels : offsets.filter(trusted);
  if (unclippedPixels.length < 8) return undefined;
  const greens = new Float64Array(unclippedPixels.length);
  const ratios = new Float64Array(unclippedPixels.length);
  for (let k = 0; k < unclippedPixels.length; k++) {
    const i = unclippedPixels[k] ?? 0;
    const green = LOG[data[i + 1] ?? 0] ?? 0;
    greens[k] = green;
    ratios[k] = (LOG[data[i + channel] ?? 0] ?? 0) - green;
  }
  const x = meanOf(greens);
  const y = meanOf(ratios);
  let squares = 0;
  let products = 0;
  for (let k = 0; k < greens.length; k++) {
    const off = (greens[k] ?? 0) - x;
    squares += off * off;
    products += off * ((ratios[k] ?? 0) - y);
  }
  const variance = squares / greens.length;
  const covariance = products / greens.length;
  const slope = variance > 1e-4 ? Math.max(steepest, Math.min(rise, covariance / variance)) : 0;
  return { x, y, slope };
}

/** Levels are grouped in runs of this size, and may lose this share of their pixels. */
const RUN = 8;
const MAY_LOSE = 0.06;

function highestSafeGreen(data: Uint8Array, offsets: readonly number[], channel: 0 | 2, ceiling: number): number {
  const levelCounts = new Uint32Array(256);
  const lost = new Uint32Array(256);
  for (const i of offsets) {
    const g = data[i + 1] ?? 0;
    levelCounts[g] = (levelCounts[g] ?? 0) + 1;
    if ((data[i + channel] ?? 0) >= ceiling) lost[g] = (lost[g] ?? 0) + 1;
  }
  for (let g = 0; g < 256; g += 1) {
    if (lost[g] === 0) continue;
    let n = 0;
    let l = 0;
    for (let k = Math.max(0, g - RUN / 2); k <= Math.min(255, g + RUN / 2); k++) {
      n += levelCounts[k] ?? 0;
      l += lost[k] ?? 0;
    }
    if (l > n * MAY_LOSE) return g - 1 - RUN / 2;
  }
  return 255;
}

function meanOf(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** Mean log of green, or log of mean green. */
export function meanGreen(data: Uint8Array, offsets: readonly number[], weighing: Weighing): number {
  const table = weighing === 'by light' ? LIGHT : LOG;
  let sum = 0;
  for (const i of offsets) sum += table[data[i + 1] ?? 0] ?? 0;
  const mean = offsets.length > 0 ? sum / offsets.length : 0;
  return weighing === 'by light' ? Math.log(mean) : mean;
}
