import type { Size } from '../../lib/browser/picture.ts';
import { clamp } from '../../lib/math.ts';

/** One number per pixel. */
export interface Plane extends Size {
  readonly values: Float32Array;
}

/**
 * Box blur: the mean of neighbors up to `radius` away in the row, then in the column, `passes` times.
 * @param isZeroOutside whether values outside the picture count as zeros or not at all
 */
export function blur({ width, height, values }: Plane, radius: number, passes = 2, isZeroOutside = false): Plane {
  const reach = Math.max(1, Math.round(radius));
  let smoothValues = values;
  for (let pass = 0; pass < passes; pass++) {
    smoothValues = runningMean(smoothValues, [height, width], [width, 1], reach, isZeroOutside);
    smoothValues = runningMean(smoothValues, [width, 1], [height, width], reach, isZeroOutside);
  }
  return { width, height, values: smoothValues };
}

type Steps = readonly [count: number, step: number];

/** Over all rows or all columns. */
function runningMean(
  values: Float32Array,
  [runs, stride]: Steps,
  [length, step]: Steps,
  reach: number,
  isZeroOutside: boolean,
): Float32Array {
  const out = new Float32Array(values.length);
  const windowSize = 2 * reach + 1;
  for (let run = 0; run < runs; run++) {
    const start = run * stride;
    let sum = 0;
    let count = Math.min(reach, length);
    for (let i = 0; i < count; i++) sum += values[start + i * step] ?? 0;
    for (let i = 0; i < length; i++) {
      if (i + reach < length) {
        sum += values[start + (i + reach) * step] ?? 0;
        count += 1;
      }
      if (i > reach) {
        sum -= values[start + (i - reach - 1) * step] ?? 0;
        count -= 1;
      }
      out[start + i * step] = sum / (isZeroOutside ? windowSize : count);
    }
  }
  return out;
}

/** Each pixel becomes the mean of a square of `factor` by `factor` pixels. */
export function shrink({ width, height, values }: Plane, factor: number): Plane {
  const w = Math.ceil(width / factor);
  const h = Math.ceil(height / factor);
  const sums = new Float32Array(w * h);
  const counts = new Float32Array(w * h);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / factor) * w;
    for (let x = 0; x < width; x++) {
      const i = row + Math.floor(x / factor);
      sums[i] = (sums[i] ?? 0) + (values[y * width + x] ?? 0);
      counts[i] = (counts[i] ?? 0) + 1;
    }
  }
  return { width: w, height: h, values: sums.map((sum, i) => sum / (counts[i] ?? 1)) };
}

/** A pixel's position between the cells of a shrunk plane. */
export interface CellWeights {
  readonly weights: Float64Array;
  readonly cells: Int32Array;
}

/** Locates pixels one by one. Always returns the same object, because it runs for every pixel. */
export function cellLocator({ width, height }: Size, cellSize: number): (x: number, y: number) => CellWeights {
  const location = { weights: new Float64Array(4), cells: new Int32Array(4) };
  return (x, y) => {
    const fx = clamp((x + 0.5) / cellSize - 0.5, 0, width - 1);
    const fy = clamp((y + 0.5) / cellSize - 0.5, 0, height - 1);
    const x0 = Math.floor(fx);
    const y0 = Math.floor(fy);
    const x1 = Math.min(width - 1, x0 + 1);
    const y1 = Math.min(height - 1, y0 + 1);
    const kx = fx - x0;
    const ky = fy - y0;
    location.cells[0] = y0 * width + x0;
    location.cells[1] = y0 * width + x1;
    location.cells[2] = y1 * width + x0;
    location.cells[3] = y1 * width + x1;
    location.weights[0] = (1 - kx) * (1 - ky);
    location.weights[1] = kx * (1 - ky);
    location.weights[2] = (1 - kx) * ky;
    location.weights[3] = kx * ky;
    return location;
  };
}

/** The value interpolated between the cells. */
export function valueAt({ values }: Plane, { weights, cells }: CellWeights): number {
  let sum = 0;
  for (let k = 0; k < 4; k++) sum += (values[cells[k] ?? 0] ?? 0) * (weights[k] ?? 0);
  return sum;
}
