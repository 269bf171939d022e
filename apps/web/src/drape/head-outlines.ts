import type { Head, PhotoLine, PhotoSilhouette } from '@trueseason/contracts';
import { AIR_ABOVE, type PlateShape, silhouetteLines } from './frame.ts';
import { boxOf, type Lines } from './lines.ts';

interface PhotoOutlines {
  /** Null for unmeasured photos. */
  readonly outlines: readonly PhotoLine[] | null;
  readonly silhouettes: readonly PhotoSilhouette[];
}

/** The assumed size of what has no outline, relative to the face: a hat, or the crown of a bare head. */
const ASSUMED_SIZE = { covered: { aside: 0.22, above: 0.8 }, bare: { aside: 0, above: 0.2 } };

/** The outlines of hair, a hat or a crown that a picture of a face should show. */
export function headOutlines({ outlines, silhouettes }: PhotoOutlines, head: Head): Lines {
  const hair = outlines?.flatMap(({ feature, lines }) => (feature === 'hair' ? lines : [])) ?? [];
  const face = silhouetteLines(silhouettes, 'face', 1).flat();
  if (hair.length > 0 || head === 'hair' || face.length === 0) return hair;
  const { x0, x1, y0, y1 } = boxOf(face);
  const { aside, above } = ASSUMED_SIZE[head];
  const left = x0 - aside * (x1 - x0);
  const right = x1 + aside * (x1 - x0);
  const top = Math.max(0, y0 - above * (y1 - y0));
  return [
    [
      [left, y0],
      [left, top],
      [right, top],
      [right, y0],
    ],
  ];
}

/** Air above the outline of hair, in face heights; the outline includes only definite hair. */
const CROWN_AIR = 0.22;

/** How much to show above a face for air above hair or a hat, in face heights, within the photo. */
export function marginAboveFace(photo: PhotoOutlines, head: Head): number {
  const face = silhouetteLines(photo.silhouettes, 'face', 1).flat();
  const headPoints = headOutlines(photo, head).flat();
  if (face.length === 0 || headPoints.length === 0) return AIR_ABOVE;
  const { y0, y1 } = boxOf(face);
  return Math.max(AIR_ABOVE, Math.min((y0 - boxOf(headPoints).y0) / (y1 - y0) + CROWN_AIR, y0 / (y1 - y0)));
}

/** What a plate shows of hair, a hat or a crown, and keeps whole. */
export const headroom = (photo: PhotoOutlines, head: Head): Pick<PlateShape, 'airAbove' | 'head'> => ({
  airAbove: marginAboveFace(photo, head),
  head: headOutlines(photo, head),
});
