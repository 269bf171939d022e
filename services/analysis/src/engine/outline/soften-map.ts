/** Box blur of a square map with this radius; edge values extend beyond the border. */
export const softened = (valueAt: (i: number) => number, size: number, reach: number): Float32Array =>
  softenedMap(filledMap(valueAt, size), size, reach);

/** The same for an array. */
export function softenedMap(map: Float32Array, size: number, reach: number): Float32Array {
  const radius = Math.round(reach);
  return meansDown(meansAlong(map, size, radius), size, radius);
}

/** A square map filled by a loop, much faster than from a list. */
export function filledMap(valueAt: (i: number) => number, size: number): Float32Array {
  const map = new Float32Array(size * size);
  for (let i = 0; i < map.length; i++) map[i] = valueAt(i);
  return map;
}

/** Row means by a running sum. */
function meansAlong(map: Float32Array, size: number, far: number): Float32Array {
  const means = new Float32Array(size * size);
  const last = size - 1;
  for (let line = 0; line < size; line++) {
    const row = line * size;
    let sum = 0;
    for (let k = -far; k <= far; k++) sum += map[row + Math.max(0, Math.min(last, k))] ?? 0;
    for (let place = 0; place < size; place++) {
      means[row + place] = sum / (2 * far + 1);
      sum += (map[row + Math.min(last, place + far + 1)] ?? 0) - (map[row + Math.max(0, place - far)] ?? 0);
    }
  }
  return means;
}

/** Column means, a row at a time, which reads memory in order. */
function meansDown(map: Float32Array, size: number, far: number): Float32Array {
  const means = new Float32Array(size * size);
  const sums = new Float64Array(size);
  const last = size - 1;
  for (let k = -far; k <= far; k++) {
    const row = Math.max(0, Math.min(last, k)) * size;
    for (let x = 0; x < size; x++) sums[x] = (sums[x] ?? 0) + (map[row + x] ?? 0);
  }
  for (let y = 0; y < size; y++) {
    const to = y * size;
    const on = Math.min(last, y + far + 1) * size;
    const off = Math.max(0, y - far) * size;
    for (let x = 0; x < size; x++) {
      means[to + x] = (sums[x] ?? 0) / (2 * far + 1);
      sums[x] = (sums[x] ?? 0) + ((map[on + x] ?? 0) - (map[off + x] ?? 0));
    }
  }
  return means;
}
