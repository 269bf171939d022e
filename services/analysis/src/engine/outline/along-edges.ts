import { at } from '../math/index.ts';
import { softened } from './soften-map.ts';

/** How little a picture varies (variance of its values, 0 to 1) where nothing in it is an edge to follow. */
const FLAT = 4e-4;

const CHANNELS = [0, 1, 2] as const;

/**
 * A square map moved to where the edges of the picture below it run: around each cell the map is taken as a straight line
 * in the picture's colors, so that what is colored alike is told alike (guided filter, He, Sun and Tang 2013).
 * @param picture three values from 0 to 1 in each cell
 * @param reach cells around each to every side in which colors are held against the map
 */
export function alongEdges(
  valueAt: (i: number) => number,
  picture: Float32Array,
  size: number,
  reach: number,
): Float32Array {
  const color = (i: number, channel: number) => at(picture, i * 3 + channel);
  const mean = (of: (i: number) => number) => softened(of, size, reach);
  const [values, ...colors] = [mean(valueAt), ...CHANNELS.map((c) => mean((i) => color(i, c)))];
  const both = CHANNELS.map((c) => mean((i) => color(i, c) * valueAt(i)));
  const products = CHANNELS.map((c) => CHANNELS.map((d) => (d < c ? [] : mean((i) => color(i, c) * color(i, d)))));
  const slopes = CHANNELS.map(() => new Float32Array(size * size));
  const rests = new Float32Array(size * size);
  const m = (map: ArrayLike<number> | undefined, i: number) => map?.[i] ?? 0;
  for (let i = 0; i < size * size; i++) {
    const within = (c: number, d: number) =>
      m(products[Math.min(c, d)]?.[Math.max(c, d)], i) - m(colors[c], i) * m(colors[d], i) + (c === d ? FLAT : 0);
    const along = CHANNELS.map((c) => m(both[c], i) - m(colors[c], i) * m(values, i));
    const slope = solved(within, along);
    let rest = m(values, i);
    for (const c of CHANNELS) {
      const of = slopes[c];
      if (of) of[i] = slope[c] ?? 0;
      rest -= (slope[c] ?? 0) * m(colors[c], i);
    }
    rests[i] = rest;
  }
  const smooth = slopes.map((map) => mean((i) => at(map, i)));
  const rest = mean((i) => at(rests, i));
  return rest.map((value, i) => CHANNELS.reduce((sum, c) => sum + m(smooth[c], i) * color(i, c), value));
}

/** Solves a symmetric system of three by Cramer's rule. */
function solved(m: (c: number, d: number) => number, v: readonly number[]): readonly number[] {
  const [a, b, c, d, e, f] = [m(0, 0), m(0, 1), m(0, 2), m(1, 1), m(1, 2), m(2, 2)];
  const [x = 0, y = 0, z = 0] = v;
  const inverse = [
    [d * f - e * e, c * e - b * f, b * e - c * d],
    [c * e - b * f, a * f - c * c, b * c - a * e],
    [b * e - c * d, b * c - a * e, a * d - b * b],
  ];
  const determinant = a * (d * f - e * e) - b * (b * f - c * e) + c * (b * e - c * d);
  return inverse.map(([p = 0, q = 0, r = 0]) => (p * x + q * y + r * z) / determinant);
}
