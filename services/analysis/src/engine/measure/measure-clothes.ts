import { SRGB8_TO_LINEAR } from '@trueseason/style/color';
import { CHANNEL, type FaceMesh, middleLine, SEGMENT_CLASSES, type Segmentation } from '../find/index.ts';
import { at } from '../math/index.ts';
import { type Picture, type Point, pointsOf } from '../picture/index.ts';

/** Minimum probability of clothes. */
const SURE = 0.9;
/** Minimum number of cells. */
const LEAST = 120;
/** Share of brighter pixels that is ignored: buttons, jewelry, shiny folds. */
const SHINE = 0.03;

/**
 * Linear green (0..1) of the brightest cloth below the chin, such as a white collar; null without clothes. Cloth
 * reflects at most the incident light, so bright cloth bounds the exposure from below.
 */
export function brightestCloth(
  { width, height, data }: Picture,
  mesh: FaceMesh,
  { square, size, probabilities }: Segmentation,
): number | null {
  const [top, chin] = middleLine(mesh);
  const below = ({ x, y }: Point) => (x - chin.x) * (chin.x - top.x) + (y - chin.y) * (chin.y - top.y) > 0;
  const classes = SEGMENT_CLASSES.length;
  const pointAt = pointsOf(square);
  const greens: number[] = [];
  for (let cell = 0; cell < size * size; cell++) {
    if ((probabilities[cell * classes + CHANNEL.clothes] ?? 0) < SURE) continue;
    const p = pointAt(((cell % size) + 0.5) / size, (Math.floor(cell / size) + 0.5) / size);
    const x = Math.floor(p.x);
    const y = Math.floor(p.y);
    if (x < 0 || y < 0 || x >= width || y >= height || !below(p)) continue;
    greens.push(data[(y * width + x) * 3 + 1] ?? 0);
  }
  if (greens.length < LEAST) return null;
  const sorted = Uint8Array.from(greens).sort();
  return at(SRGB8_TO_LINEAR, at(sorted, sorted.length - 1 - Math.floor(sorted.length * SHINE)));
}
