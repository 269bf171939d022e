import { mapKeys } from '../math/index.ts';
import { SEGMENT_CLASSES, type Segmentation, type SegmentClass } from './segment.ts';

/** The segmenter's output by picture pixel. */
export interface ClassMap {
  /** Probability 0..1 of a class at pixel (x, y); 0 outside the segmented square. */
  probability(name: SegmentClass, x: number, y: number): number;
}

/** Raw access for hot loops. */
export interface ClassGrid extends ClassMap {
  /** All probabilities, interleaved per cell in `CHANNEL` order. */
  readonly probabilities: Float32Array;
  /** Index of the cell at pixel (x, y); -1 outside the segmented square. */
  cellAt(x: number, y: number): number;
}

export const CHANNEL = mapKeys(SEGMENT_CLASSES, (name) => SEGMENT_CLASSES.indexOf(name));

export function classMap({ square, size, probabilities }: Segmentation): ClassGrid {
  const cos = Math.cos(square.turn);
  const sin = Math.sin(square.turn);
  const scale = size / square.side;
  const classes = SEGMENT_CLASSES.length;
  const { x: left, y: top } = square.center;
  const middle = size / 2;
  const cellAt = (x: number, y: number): number => {
    const dx = x + 0.5 - left;
    const dy = y + 0.5 - top;
    const u = Math.floor((dx * cos + dy * sin) * scale + middle);
    const v = Math.floor((dy * cos - dx * sin) * scale + middle);
    return u < 0 || v < 0 || u >= size || v >= size ? -1 : (v * size + u) * classes;
  };
  return {
    probabilities,
    cellAt,
    probability(name, x, y) {
      const cell = cellAt(x, y);
      return cell < 0 ? 0 : (probabilities[cell + CHANNEL[name]] ?? 0);
    },
  };
}
