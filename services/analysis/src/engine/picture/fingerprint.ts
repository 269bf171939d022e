import { at } from '../math/index.ts';
import { cropToTensor, fromSquare, type Picture, type Square } from './picture.ts';

/** Fine detail of a patch, its brightness and contrast taken out: of use only for telling equal photos. */
export interface Fingerprint {
  readonly detail: Float32Array;
  /** 0 where the patch lies outside the picture. */
  readonly known: Uint8Array;
}

/** Cells to a side: two photos of a burst differ by a cell or more, encoding anew moves none. */
export const FINGERPRINT_SIZE = 64;
const SIZE = FINGERPRINT_SIZE;
/** Detail is what differs from the mean of this many neighbors to each side. */
const REACH = 4;
/** Keeps the logarithm of black finite, and the noise of shadows small. */
const BLACK = 12;

/** Taken of the same part of every picture, as the face, so that it matters little how a picture was cropped. */
export function fingerprintOf(picture: Picture, square: Square): Fingerprint {
  const patch = cropToTensor(picture, square, SIZE, 1);
  const green = Float32Array.from({ length: SIZE * SIZE }, (_, i) => Math.log(at(patch, i * 3 + 1) + BLACK));
  const inside = Uint8Array.from(green, (_, i) => (isInside(picture, square, i) ? 1 : 0));
  // One cell is never exactly on one of another cut: neighbors are blended first.
  const soft = green.map((_, i) => blendAround(green, i));
  const detail = soft.map((value, i) => value - meanAround(soft, i));
  return { detail, known: inside.map((_, i) => (meanAround(inside, i) === 1 ? 1 : 0)) };
}

const column = (i: number): number => i % SIZE;
const row = (i: number): number => Math.floor(i / SIZE);

function isInside({ width, height }: Picture, square: Square, i: number): boolean {
  const { x, y } = fromSquare(square, (column(i) + 0.5) / SIZE, (row(i) + 0.5) / SIZE);
  const margin = square.side / SIZE;
  return x > margin && y > margin && x < width - margin && y < height - margin;
}

/** The mean of a cell and its neighbors, each weighed by `weight` of its distance to the side and down. */
function around(values: ArrayLike<number>, i: number, reach: number, weight: (u: number, v: number) => number): number {
  let [sum, all] = [0, 0];
  const [x, y] = [column(i), row(i)];
  for (let v = Math.max(-reach, -y); v <= Math.min(reach, SIZE - 1 - y); v++) {
    for (let u = Math.max(-reach, -x); u <= Math.min(reach, SIZE - 1 - x); u++) {
      const w = weight(u, v);
      sum += (values[i + v * SIZE + u] ?? 0) * w;
      all += w;
    }
  }
  return sum / all;
}

const meanAround = (values: ArrayLike<number>, i: number): number => around(values, i, REACH, () => 1);
const blendAround = (values: ArrayLike<number>, i: number): number =>
  around(values, i, 1, (u, v) => (2 - Math.abs(u)) * (2 - Math.abs(v)));
