import { at } from '../math/index.ts';

/** The mean around each place of a square map, as far as to that many cells; beyond its border it goes on as it ends. */
export const softened = (valueAt: (i: number) => number, size: number, reach: number): Float32Array =>
  softenedMap(filledMap(valueAt, size), size, reach);

/** The same of a map that lies in an array. */
export function softenedMap(map: Float32Array, size: number, reach: number): Float32Array {
  const far = Math.round(reach);
  // Turned over by its rows, and back by its columns.
  return meansAcross(meansAcross(map, size, far), size, far);
}

/** A square map with a value in each cell: filled in a loop, which is many times faster than from a list. */
export function filledMap(valueAt: (i: number) => number, size: number): Float32Array {
  const map = new Float32Array(size * size);
  for (let i = 0; i < map.length; i++) map[i] = valueAt(i);
  return map;
}

/** Means along each row, written as columns: a running sum, which takes one cell on and leaves one behind. */
function meansAcross(map: Float32Array, size: number, far: number): Float32Array {
  const means = new Float32Array(size * size);
  const last = size - 1;
  for (let line = 0; line < size; line++) {
    const row = line * size;
    let sum = 0;
    for (let k = -far; k <= far; k++) sum += at(map, row + Math.max(0, Math.min(last, k)));
    for (let place = 0; place < size; place++) {
      means[place * size + line] = sum / (2 * far + 1);
      sum += at(map, row + Math.min(last, place + far + 1)) - at(map, row + Math.max(0, place - far));
    }
  }
  return means;
}
