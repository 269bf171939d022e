import type { Head, PhotoLine, PhotoSilhouette } from '@trueseason/contracts';
import { ABOVE, linesIn } from './frame.ts';
import { boxOf, type Lines } from './lines.ts';

interface Shown {
  /** Null for photos that are not measured. */
  readonly outlines: readonly PhotoLine[] | null;
  readonly silhouettes: readonly PhotoSilhouette[];
}

/** The size of a hat, as shares of the face: head coverings have no outline. */
const HAT = { aside: 0.22, above: 0.8 };

/** The outlines of hair, or about a hat, that a picture of a face should show. */
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

/** From the outline of hair to the air above it, in face heights: outlines lie where hair is sure. */
const CROWN = 0.22;

/** How much a plate shows above a face for air above hair or hat, in face heights, as far as the photo goes. */
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
