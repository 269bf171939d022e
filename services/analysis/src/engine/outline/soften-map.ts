import { at } from '../math/index.ts';

/** Box blur of a square map with this radius; edge values extend beyond the border. */
export const softened = (valueAt: (i: number) => number, size: number, reach: number): Float32Array =>
  softenedMap(filledMap(valueAt, size), size, reach);

/** The same for an array. */
export function softenedMap(map: Float32Array, size: number, reach: number): Float32Array {
  const far = Math.round(reach);
  // Transposes twice: rows, then columns.
  return meansAcross(meansAcross(map, size, far), size, far);
}

/** A square map filled by a loop, much faster than from a list. */
export function filledMap(valueAt: (i: number) => number, size: number): Float32Array {
  const map = new Float32Array(size * size);
  for (let i = 0; i < map.length; i++) map[i] = valueAt(i);
  return map;
}

/** Row means, written as columns, by a running sum. */
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
