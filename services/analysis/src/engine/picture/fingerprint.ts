import { type Fingerprint, FINGERPRINT_SIZE as SIZE } from '@trueseason/vision/same-shot';
import { cropToTensor, type Picture, pointsOf, type Square } from './picture.ts';

/** Radius of the local mean that is subtracted. */
const REACH = 4;
/** Keeps the log of black finite, and shadow noise low. */
const BLACK = 12;

/** Taken from the same part of every picture, such as the face, so cropping matters little. */
export function fingerprintOf(picture: Picture, square: Square): Fingerprint {
  const patch = cropToTensor(picture, square, SIZE, 1);
  const green = new Float32Array(SIZE * SIZE);
  for (let i = 0; i < green.length; i++) green[i] = Math.log((patch[i * 3 + 1] ?? 0) + BLACK);
  const inside = insideOf(picture, square);
  // Blur, because cells of different crops do not align.
  const soft = green.map((_, i) => blendAround(green, i));
  const detail = soft.map((value, i) => value - meanAround(soft, i));
  return { detail, known: eroded(inside) };
}

const column = (i: number): number => i % SIZE;
const row = (i: number): number => Math.floor(i / SIZE);

/** 1 for a cell whose neighbors are inside the picture. */
function insideOf({ width, height }: Picture, square: Square): Uint8Array {
  const pointAt = pointsOf(square);
  const margin = square.side / SIZE;
  const inside = new Uint8Array(SIZE * SIZE);
  for (let i = 0; i < inside.length; i++) {
    const { x, y } = pointAt((column(i) + 0.5) / SIZE, (row(i) + 0.5) / SIZE);
    if (x > margin && y > margin && x < width - margin && y < height - margin) inside[i] = 1;
  }
  return inside;
}

const from = (place: number, reach: number): number => Math.max(0, place - reach);
const to = (place: number, reach: number): number => Math.min(SIZE - 1, place + reach);

/** Mean within reach of a cell. */
function meanAround(values: Float32Array, i: number): number {
  const left = from(column(i), REACH);
  const right = to(column(i), REACH);
  const top = from(row(i), REACH);
  const bottom = to(row(i), REACH);
  let sum = 0;
  for (let y = top; y <= bottom; y++) for (let k = y * SIZE + left; k <= y * SIZE + right; k++) sum += values[k] ?? 0;
  return sum / ((bottom - top + 1) * (right - left + 1));
}

/** Weighted 3 x 3 mean: 1 center, 1/2 sides, 1/4 corners. */
function blendAround(values: Float32Array, i: number): number {
  const x0 = column(i);
  const y0 = row(i);
  let sum = 0;
  let total = 0;
  for (let y = from(y0, 1); y <= to(y0, 1); y++) {
    for (let x = from(x0, 1); x <= to(x0, 1); x++) {
      const weight = (2 - Math.abs(x - x0)) * (2 - Math.abs(y - y0));
      sum += (values[y * SIZE + x] ?? 0) * weight;
      total += weight;
    }
  }
  return sum / total;
}

/** Binary erosion, by rows and then columns. */
function eroded(set: Uint8Array): Uint8Array {
  const allAlong = (cells: Uint8Array, place: (i: number) => number, stride: number) =>
    cells.map((_, i) => {
      for (let k = from(place(i), REACH); k <= to(place(i), REACH); k++) {
        if (cells[i + (k - place(i)) * stride] !== 1) return 0;
      }
      return 1;
    });
  return allAlong(allAlong(set, column, 1), row, SIZE);
}
