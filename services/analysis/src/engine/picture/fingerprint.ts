import { at } from '../math/index.ts';
import { cropToTensor, type Picture, type Square } from './picture.ts';

/** Fine detail of a patch at one size, its brightness and contrast taken out: of use only for telling equal photos. */
export type Fingerprint = Float32Array;

const SIZE = 32;
/** Detail is what differs from the mean of this many neighbors to each side. */
const REACH = 2;
/** Places by which two fits of the same face may lie apart. */
const SHIFTS = [-1, 0, 1] as const;

/** Taken of the same part of every picture, as the face, so that it does not matter how a picture was cropped. */
export function fingerprintOf(picture: Picture, square: Square): Fingerprint {
  const patch = cropToTensor(picture, square, SIZE, 1);
  const green = Float32Array.from({ length: SIZE * SIZE }, (_, i) => at(patch, i * 3 + 1));
  const detail = Float32Array.from(green, (value, i) => value - meanAround(green, i % SIZE, Math.floor(i / SIZE)));
  const length = Math.hypot(...detail);
  return detail.map((value) => value / Math.max(length, 1e-6));
}

function meanAround(values: Float32Array, x: number, y: number): number {
  let sum = 0;
  let all = 0;
  for (let v = Math.max(0, y - REACH); v <= Math.min(SIZE - 1, y + REACH); v++) {
    for (let u = Math.max(0, x - REACH); u <= Math.min(SIZE - 1, x + REACH); u++) {
      sum += at(values, v * SIZE + u);
      all += 1;
    }
  }
  return sum / all;
}

/** How alike two patches are, mirrored or not: 1 for the same picture, near 0 for different ones. */
export function likeness(a: Fingerprint, b: Fingerprint): number {
  const mirrored = Float32Array.from(b, (_, i) => at(b, i - (i % SIZE) + (SIZE - 1 - (i % SIZE))));
  const shifts = SHIFTS.flatMap((dx) => SHIFTS.map((dy) => [dx, dy] as const));
  return Math.max(...[b, mirrored].flatMap((other) => shifts.map(([dx, dy]) => correlation(a, other, dx, dy))));
}

function correlation(a: Fingerprint, b: Fingerprint, dx: number, dy: number): number {
  let [both, mine, theirs] = [0, 0, 0];
  for (let y = 1; y < SIZE - 1; y++) {
    for (let x = 1; x < SIZE - 1; x++) {
      const p = at(a, y * SIZE + x);
      const q = at(b, (y + dy) * SIZE + x + dx);
      both += p * q;
      mine += p * p;
      theirs += q * q;
    }
  }
  return both / Math.max(1e-9, Math.sqrt(mine * theirs));
}
