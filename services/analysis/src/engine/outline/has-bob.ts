import type { FaceMesh, Segmentation } from '../find/index.ts';
import { fromSquare, type Picture } from '../picture/index.ts';
import { faceIn, isFullIn } from './hair-in-square.ts';
import { hasLongHair } from './has-long-hair.ts';

/**
 * From the nose to the mouth and from there almost to the chin: hair has to stand in both. Of 100 portraits fourteen with
 * hair to the chin or below have 0.12 to 0.43 at the lesser side, two bobs behind an ear or in braids 0.03 and 0.05; by the
 * mouth short hair and every man has at most 0.003. A beard hangs before the face, and not beside it.
 */
const BESIDE = [
  { from: 0.5, to: 0.7, wide: 0.1 },
  { from: 0.7, to: 0.9, wide: 0.1 },
] as const;
/** In face heights below the chin: where a photo ends above that, what falls further would not show. */
const BELOW = 0.15;

/** Whether hair stands beside both cheeks as far down as the mouth, and ends at the chin. */
export function hasBob(picture: Picture, mesh: FaceMesh, segmentation: Segmentation): boolean {
  const isFull = BESIDE.every((band) => isFullIn(band, mesh, segmentation));
  return isFull && showsBelow(picture, mesh, segmentation) && !hasLongHair(mesh, segmentation);
}

/** Whether the photo goes on below the chin at both sides of the face. */
function showsBelow({ width, height }: Picture, mesh: FaceMesh, segmentation: Segmentation): boolean {
  const { square, size } = segmentation;
  const { left, right, top, bottom: chin } = faceIn(segmentation, mesh);
  const below = chin + BELOW * (chin - top);
  return [left, right].every((side) => {
    const { x, y } = fromSquare(square, side / size, below / size);
    return below < size && x >= 0 && y >= 0 && x < width && y < height;
  });
}
