import { fitInColors } from '@trueseason/style/color/fit-in-colors';
import { filledMap, softenedMap } from './soften-map.ts';

/** Variance of values (0 to 1) below which there is no edge. */
const FLAT = 4e-4;

/**
 * Aligns a square map to the edges of its picture: a local linear fit in the picture's colors (guided filter, He, Sun
 * and Tang 2013).
 * @param picture three values from 0 to 1 per cell
 * @param reach radius in cells
 */
export function alongEdges(
  valueAt: (i: number) => number,
  picture: Float32Array,
  size: number,
  reach: number,
): Float32Array {
  const plane = (channel: number) => filledMap((i) => picture[3 * i + channel] ?? 0, size);
  const planes = [plane(0), plane(1), plane(2)] as const;
  const mean = (map: Float32Array) => softenedMap(map, size, reach);
  const [ar, ag, ab, rest] = fitInColors(filledMap(valueAt, size), planes, FLAT, mean);
  const [red, green, blue] = planes;
  for (let i = 0; i < rest.length; i++) {
    rest[i] =
      (rest[i] ?? 0) + (ar[i] ?? 0) * (red[i] ?? 0) + (ag[i] ?? 0) * (green[i] ?? 0) + (ab[i] ?? 0) * (blue[i] ?? 0);
  }
  return rest;
}
