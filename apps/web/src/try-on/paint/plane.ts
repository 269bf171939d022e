import type { Size } from './mask.ts';
import { runningMean } from './running-mean.ts';

/** One number a pixel. */
export interface Plane extends Size {
  readonly values: Float32Array;
}

const PASSES = 2;

/** Softened as by a wide brush: running means, which at an edge of the picture take what is there. */
export function blurred({ width, height, values }: Plane, radius: number): Plane {
  const reach = Math.max(1, Math.round(radius));
  let soft = values;
  for (let pass = 0; pass < PASSES; pass++) {
    soft = runningMean(soft, { count: height, length: width, step: 1, stride: width }, reach);
    soft = runningMean(soft, { count: width, length: height, step: width, stride: 1 }, reach);
  }
  return { width, height, values: soft };
}

/** Each pixel the mean of that many by that many. */
export function shrunk({ width, height, values }: Plane, by: number): Plane {
  const [w, h] = [Math.ceil(width / by), Math.ceil(height / by)];
  const [sums, counts] = [new Float32Array(w * h), new Float32Array(w * h)];
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / by) * w;
    for (let x = 0; x < width; x++) {
      const i = row + Math.floor(x / by);
      sums[i] = (sums[i] ?? 0) + (values[y * width + x] ?? 0);
      counts[i] = (counts[i] ?? 0) + 1;
    }
  }
  return { width: w, height: h, values: sums.map((sum, i) => sum / (counts[i] ?? 1)) };
}

/** Where between the cells of a shrunk plane a pixel of the whole one lies. */
export interface Between {
  readonly weights: Float64Array;
  readonly cells: Int32Array;
}

/** Tells it for one pixel after the other, without a new object for each: it runs for every pixel. */
export function between({ width, height }: Size, by: number): (x: number, y: number) => Between {
  const found = { weights: new Float64Array(4), cells: new Int32Array(4) };
  return (x, y) => {
    const fx = Math.max(0, Math.min(width - 1, (x + 0.5) / by - 0.5));
    const fy = Math.max(0, Math.min(height - 1, (y + 0.5) / by - 0.5));
    const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
    const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
    const [kx, ky] = [fx - x0, fy - y0];
    found.cells[0] = y0 * width + x0;
    found.cells[1] = y0 * width + x1;
    found.cells[2] = y1 * width + x0;
    found.cells[3] = y1 * width + x1;
    found.weights[0] = (1 - kx) * (1 - ky);
    found.weights[1] = kx * (1 - ky);
    found.weights[2] = (1 - kx) * ky;
    found.weights[3] = kx * ky;
    return found;
  };
}

/** The value there, smooth between the cells. */
export function valueAt({ values }: Plane, { weights, cells }: Between): number {
  let sum = 0;
  for (let k = 0; k < 4; k++) sum += (values[cells[k] ?? 0] ?? 0) * (weights[k] ?? 0);
  return sum;
}

export const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
