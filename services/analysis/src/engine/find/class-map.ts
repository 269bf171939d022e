import { mapKeys } from '../math/index.ts';
import { SEGMENT_CLASSES, type Segmentation, type SegmentClass } from './segment.ts';

/** Answers what the segmenter says about a picture pixel. */
export interface ClassMap {
  /** Probability 0..1 of a class at pixel (x, y); 0 outside the segmented square. */
  probability(name: SegmentClass, x: number, y: number): number;
}

export function classMap({ square, size, probabilities }: Segmentation): ClassMap {
  const cos = Math.cos(square.turn);
  const sin = Math.sin(square.turn);
  const scale = size / square.side;
  const classes = SEGMENT_CLASSES.length;
  const channels = mapKeys(SEGMENT_CLASSES, (name) => SEGMENT_CLASSES.indexOf(name));
  return {
    probability(name, x, y) {
      const dx = x + 0.5 - square.center.x;
      const dy = y + 0.5 - square.center.y;
      const u = Math.floor((dx * cos + dy * sin) * scale + size / 2);
      const v = Math.floor((dy * cos - dx * sin) * scale + size / 2);
      if (u < 0 || v < 0 || u >= size || v >= size) return 0;
      return probabilities[(v * size + u) * classes + channels[name]] ?? 0;
    },
  };
}
