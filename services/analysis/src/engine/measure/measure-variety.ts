import { srgbToLab } from '@trueseason/style/color';
import { CHANNEL, SEGMENT_CLASSES, type Segmented } from '../find/index.ts';

/** Probability of skin or hair from which a cell counts. */
const SURE = 0.8;
/** L* within which colors count as equally light, and the range that holds color. */
const BIN = 3;
const DARKEST = 4;
const LIGHTEST = 97;
/** Cells of a bin below which its spread is chance. */
const LEAST = 8;

const CLASSES = SEGMENT_CLASSES.length;

/** Sums over the cells of one lightness: count, a*, b*, and the sum of both squares. */
type Sums = [count: number, a: number, b: number, squares: number];

/**
 * How much hue and chroma vary over face and hair among colors of the same lightness, one sigma in a* and b*. A picture
 * without color has none, in whatever tones it is printed: there, lightness decides the color. Of the size of the segmented
 * square, where a coarse JPEG's noise is averaged out. 0 if too little is seen.
 */
export function measureVariety({ size, probabilities, colors }: Segmented): number {
  const bins = new Map<number, Sums>();
  for (let i = 0; i < size * size; i++) {
    const isHead =
      (probabilities[i * CLASSES + CHANNEL.faceSkin] ?? 0) >= SURE ||
      (probabilities[i * CLASSES + CHANNEL.hair] ?? 0) >= SURE;
    // Every second cell in each direction is enough.
    if (!isHead || i % 2 !== 0 || Math.floor(i / size) % 2 !== 0) continue;
    const [lightness, a, b] = srgbToLab([colors[3 * i] ?? 0, colors[3 * i + 1] ?? 0, colors[3 * i + 2] ?? 0]);
    if (lightness < DARKEST || lightness > LIGHTEST) continue;
    const bin = Math.floor(lightness / BIN);
    const sums = bins.get(bin) ?? [0, 0, 0, 0];
    sums[0] += 1;
    sums[1] += a;
    sums[2] += b;
    sums[3] += a * a + b * b;
    bins.set(bin, sums);
  }
  let squares = 0;
  let cells = 0;
  for (const [count, a, b, all] of bins.values()) {
    if (count < LEAST) continue;
    squares += all - (a * a + b * b) / count;
    cells += count;
  }
  return cells === 0 ? 0 : Math.sqrt(squares / cells);
}
