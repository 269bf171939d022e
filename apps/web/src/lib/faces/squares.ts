import type { Size } from '../browser/picture.ts';

/** A square part of a picture, in pixels. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The whole picture, then parts of it: the detector misses faces smaller than a sixth of its square. */
export function squaresOf({ width, height }: Size): Square[] {
  const longSide = Math.max(width, height);
  const shortSide = Math.min(width, height);
  const middle = { left: (width - longSide) / 2, top: (height - longSide) / 2, side: longSide };
  const part = (share: number): Square => ({
    left: (width - shortSide) * share,
    top: (height - shortSide) * share,
    side: shortSide,
  });
  return [middle, ...[0, 0.5, 1].map(part)];
}
