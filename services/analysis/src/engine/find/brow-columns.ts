import type { Point } from '../picture/index.ts';
import type { FaceMesh } from './face-mesh.ts';
import type { EyeLandmarks } from './face-zones.ts';
import { landmarks } from './landmarks.ts';

/** A line down across a brow; maps 0 (upper edge) to 1 (lower edge), and beyond, to a point. */
export type BrowColumn = (share: number) => Point;

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The point at a share of a polyline, with equal weight per segment. */
function pointAlong(line: readonly Point[], share: number): Point {
  const along = share * (line.length - 1);
  const first = Math.min(line.length - 2, Math.floor(along));
  const [a, b] = line.slice(first, first + 2);
  if (!a || !b) throw new RangeError(`no point ${share} along a line of ${line.length}`);
  return between(a, b, along - first);
}

/** Evenly spaced columns of a brow from its outer to its inner end, inclusive. */
export function browColumns(mesh: Pick<FaceMesh, 'points'>, { brow }: EyeLandmarks, count: number): BrowColumn[] {
  const line = landmarks(mesh, brow);
  // Its outline runs inward along the upper edge, and back along the lower.
  const upper = line.slice(0, line.length / 2);
  const lower = line.slice(line.length / 2).reverse();
  return Array.from({ length: count }, (_, i): BrowColumn => {
    const top = pointAlong(upper, i / (count - 1));
    const bottom = pointAlong(lower, i / (count - 1));
    return (share) => between(top, bottom, share);
  });
}
