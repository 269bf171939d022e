import type { Head, PhotoLine, PhotoSilhouette } from '@trueseason/contracts';
import { ABOVE, linesIn } from './frame.ts';
import { boxOf, type Lines } from './lines.ts';

/** What is known of a photo; where its colors were read, null for old ones. */
interface Shown {
  readonly outlines: readonly PhotoLine[] | null;
  readonly silhouettes: readonly PhotoSilhouette[];
}

/** A hat around a face, as a share of its size; head coverings have no outline. */
const HAT = { aside: 0.22, above: 0.8 };

/** What stands above a face and belongs on a picture of it: outlines of hair, or about a hat; none where neither is. */
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

/** Hair ends as far above where its color was read, and air above it, in face heights. */
const CROWN = 0.22;

/** How much a plate shows above a face for its hair or hat to have air, in face heights, as far as the photo has it. */
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
