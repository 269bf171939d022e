import { at } from '../math/index.ts';

/** The mean around each place of a square map, as far as to that many cells; beyond its border it goes on as it ends. */
export function softened(valueAt: (i: number) => number, size: number, reach: number): Float32Array {
  const far = Math.round(reach);
  const inside = (at: number) => Math.max(0, Math.min(size - 1, at));
  const along = (of: (line: number, place: number) => number) => {
    const means = new Float32Array(size * size);
    for (let line = 0; line < size; line++) {
      let sum = 0;
      for (let k = -far; k <= far; k++) sum += of(line, inside(k));
      for (let place = 0; place < size; place++) {
        means[line * size + place] = sum / (2 * far + 1);
        sum += of(line, inside(place + far + 1)) - of(line, inside(place - far));
      }
    }
    return means;
  };
  const rows = along((y, x) => valueAt(y * size + x));
  // Turned over by its columns, and back.
  const columns = along((x, y) => at(rows, y * size + x));
  return Float32Array.from(columns, (_, i) => at(columns, (i % size) * size + Math.floor(i / size)));
}
