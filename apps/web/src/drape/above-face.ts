import type { Head, PhotoLine, PhotoSilhouette } from '@trueseason/contracts';
import { ABOVE, linesIn } from './frame.ts';
import { boxOf, type Lines } from './lines.ts';

interface Shown {
  /** Null for unmeasured photos. */
  readonly outlines: readonly PhotoLine[] | null;
  readonly silhouettes: readonly PhotoSilhouette[];
}

/** The assumed size of a hat, relative to the face, since head coverings have no outline. */
const HAT = { aside: 0.22, above: 0.8 };

/** The outlines of hair or a hat that a picture of a face should show. */
export function aboveFace({ outlines, silhouettes }: Shown, head: Head): Lines {
  const hair = outlines?.flatMap(({ feature, lines }) => (feature === 'hair' ? lines : [])) ?? [];
  const face = linesIn(silhouettes, 'face', 1).flat();
  if (hair.length > 0 || head !== 'covered' || face.length === 0) return hair;
  const { x0, x1, y0, y1 } = boxOf(face);
  const [left, right] = [x0 - HAT.aside * (x1 - x0), x1 + HAT.aside * (x1 - x0)];
  const top = Math.max(0, y0 - HAT.above * (y1 - y0));
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
  const top = Math.min(
    ...aboveFace(photo, head)
      .flat()
      .map(([, y]) => y),
  );
  if (face.length === 0 || !Number.isFinite(top)) return ABOVE;
  const { y0, y1 } = boxOf(face);
  return Math.max(ABOVE, Math.min((y0 - top) / (y1 - y0) + CROWN, y0 / (y1 - y0)));
}
