import { SEGMENT_CLASSES, type Segmentation, type SegmentClass } from '../find/segment.ts';
import type { Point } from '../picture/picture.ts';

/** A grid on which each cell shows one class; by default, each of a pixel. */
export function segmented(
  size: number,
  classAt: (x: number, y: number) => SegmentClass,
  shown: { readonly side?: number; readonly center?: Point; readonly probability?: number } = {},
): Segmentation {
  const { side = size, probability = 1 } = shown;
  const { center = { x: side / 2, y: side / 2 } } = shown;
  const probabilities = new Float32Array(size * size * SEGMENT_CLASSES.length);
  for (let cell = 0; cell < size * size; cell++) {
    const name = classAt(cell % size, Math.floor(cell / size));
    probabilities[cell * SEGMENT_CLASSES.length + SEGMENT_CLASSES.indexOf(name)] = probability;
  }
  return { square: { center, side, turn: 0 }, size, probabilities };
}
