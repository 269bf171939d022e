import { fitInColors } from '@trueseason/color/fit-in-colors';
import { at } from '../math/index.ts';
import { filledMap, softenedMap } from './soften-map.ts';

/** How little a picture varies (variance of its values, 0 to 1) where nothing in it is an edge to follow. */
const FLAT = 4e-4;

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
  const plane = (channel: number) => filledMap((i) => at(picture, 3 * i + channel), size);
  const planes = [plane(0), plane(1), plane(2)] as const;
  const mean = (map: Float32Array) => softenedMap(map, size, reach);
  const [ar, ag, ab, rest] = fitInColors(filledMap(valueAt, size), planes, FLAT, mean);
  const [red, green, blue] = planes;
  return rest.map((base, i) => base + at(ar, i) * at(red, i) + at(ag, i) * at(green, i) + at(ab, i) * at(blue, i));
}
