import type { Head, PhotoLine, PhotoSilhouette } from '@trueseason/contracts';
import { ABOVE, linesIn, type PlateShape } from './frame.ts';
import { boxOf, type Lines } from './lines.ts';

interface Shown {
  /** Null for unmeasured photos. */
  readonly outlines: readonly PhotoLine[] | null;
  readonly silhouettes: readonly PhotoSilhouette[];
}

/** The assumed size of what has no outline, relative to the face: a hat, or the crown of a bare head. */
const ASSUMED = { covered: { aside: 0.22, above: 0.8 }, bare: { aside: 0, above: 0.2 } };

/** The outlines of hair, a hat or a crown that a picture of a face should show. */
export function aboveFace({ outlines, silhouettes }: Shown, head: Head): Lines {
  const hair = outlines?.flatMap(({ feature, lines }) => (feature === 'hair' ? lines : [])) ?? [];
  const face = linesIn(silhouettes, 'face', 1).flat();
  if (hair.length > 0 || head === 'hair' || face.length === 0) return hair;
  const { x0, x1, y0, y1 } = boxOf(face);
  const { aside, above } = ASSUMED[head];
  const [left, right] = [x0 - aside * (x1 - x0), x1 + aside * (x1 - x0)];
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
const CROWN = 0.22;

/** How much to show above a face for air above hair or a hat, in face heights, within the photo. */
export function airAbove(photo: Shown, head: Head): number {
  const face = linesIn(photo.silhouettes, 'face', 1).flat();
  const above = aboveFace(photo, head).flat();
  if (face.length === 0 || above.length === 0) return ABOVE;
  const { y0, y1 } = boxOf(face);
  return Math.max(ABOVE, Math.min((y0 - boxOf(above).y0) / (y1 - y0) + CROWN, y0 / (y1 - y0)));
}

/** What a plate shows of hair, a hat or a crown, and keeps whole. */
export const headroom = (photo: Shown, head: Head): Pick<PlateShape, 'above' | 'head'> => ({
  above: airAbove(photo, head),
  head: aboveFace(photo, head),
});
