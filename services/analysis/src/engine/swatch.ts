import { type Rgb, SRGB8_TO_LINEAR } from '@trueseason/color';
import { at } from './image.ts';

/** The colour of a set of pixels as the camera saw it. */
export interface Swatch {
  /** Mean in linear sRGB, 0..1. */
  readonly linear: Rgb;
  /** Standard deviation of the natural logarithm of each channel over the kept pixels. */
  readonly spread: Rgb;
  /** Pixels kept after trimming. */
  readonly pixels: number;
  /** Share of all given pixels with a channel at or near 255. */
  readonly clipped: number;
}

const CLIPPED = 252;
/** Keeps logarithms finite; below this an 8-bit picture holds no colour. */
export const FLOOR = 0.0008;

export interface Trim {
  /** Luminance quantiles that bound the kept pixels. */
  readonly from: number;
  readonly to: number;
  /** Drop pixels with a clipped channel. */
  readonly unclipped?: boolean;
}

/** `offsets` are positions of pixels in `data` (index of the red byte). Null below `least` kept pixels. */
export function measureSwatch(data: Uint8Array, offsets: readonly number[], trim: Trim, least = 12): Swatch | null {
  let clippedCount = 0;
  const usable: number[] = [];
  for (const i of offsets) {
    const clipped = at(data, i) >= CLIPPED || at(data, i + 1) >= CLIPPED || at(data, i + 2) >= CLIPPED;
    if (clipped) clippedCount += 1;
    if (!(clipped && trim.unclipped)) usable.push(i);
  }
  const kept = trimByLuminance(data, usable, trim.from, trim.to);
  if (kept.length < least) return null;
  const sum = [0, 0, 0];
  const logs = [0, 0, 0];
  const squares = [0, 0, 0];
  for (const i of kept) {
    for (let c = 0; c < 3; c++) {
      const v = at(SRGB8_TO_LINEAR, at(data, i + c));
      const log = Math.log(Math.max(v, FLOOR));
      sum[c] = at(sum, c) + v;
      logs[c] = at(logs, c) + log;
      squares[c] = at(squares, c) + log * log;
    }
  }
  const n = kept.length;
  const deviation = (c: number) => Math.sqrt(Math.max(0, at(squares, c) / n - (at(logs, c) / n) ** 2));
  return {
    linear: [at(sum, 0) / n, at(sum, 1) / n, at(sum, 2) / n],
    spread: [deviation(0), deviation(1), deviation(2)],
    pixels: n,
    clipped: clippedCount / Math.max(1, offsets.length),
  };
}

export const luminanceAt = (data: Uint8Array, i: number): number =>
  0.2126 * at(SRGB8_TO_LINEAR, at(data, i)) +
  0.7152 * at(SRGB8_TO_LINEAR, at(data, i + 1)) +
  0.0722 * at(SRGB8_TO_LINEAR, at(data, i + 2));

function trimByLuminance(data: Uint8Array, offsets: readonly number[], from: number, to: number): number[] {
  const keyed = Float64Array.from(offsets, (i) => luminanceAt(data, i));
  const sorted = Float64Array.from(keyed).sort();
  const low = sorted[Math.floor(from * (sorted.length - 1))] ?? 0;
  const high = sorted[Math.ceil(to * (sorted.length - 1))] ?? 0;
  return offsets.filter((_, k) => at(keyed, k) >= low && at(keyed, k) <= high);
}
