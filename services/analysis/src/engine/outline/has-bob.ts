import type { FaceMesh, Segmentation } from '../find/index.ts';
import { fromSquare, type Picture } from '../picture/index.ts';
import { faceIn, hairAt } from './hair-in-square.ts';
import { hasLongHair } from './has-long-hair.ts';

const LIKELY = 0.5;
/** From the nose to the mouth and from there almost to the chin, in face heights: hair has to stand in both. */
const BANDS = [
  [0.5, 0.7],
  [0.7, 0.9],
] as const;
/**
 * How wide hair stands beside the face there, at the lesser side and in face widths. Of 100 portraits fourteen with hair to the
 * chin or below have 0.12 to 0.43, two bobs behind an ear or in braids 0.03 and 0.05; by the mouth short hair and every man has
 * at most 0.003. A beard hangs before the face, and not beside it.
 */
const FULL = 0.1;
/** In face heights below the chin: where a photo ends above that, what falls further would not show. */
const BELOW = 0.15;

/** Whether hair stands beside both cheeks as far down as the mouth, and ends at the chin. */
export function hasBob(picture: Picture, mesh: FaceMesh, segmentation: Segmentation): boolean {
  return isFull(mesh, segmentation) && showsBelow(picture, mesh, segmentation) && !hasLongHair(mesh, segmentation);
}

function isFull(mesh: FaceMesh, segmentation: Segmentation): boolean {
  const { size } = segmentation;
  const { left, right, top, bottom: chin } = faceIn(segmentation, mesh);
  return BANDS.every(([from, to]) => {
    const [first, end] = [from, to].map((down) => Math.round(top + down * (chin - top)));
    const beside = { left: 0, right: 0 };
    for (let y = Math.max(0, first ?? 0); y < Math.min(size, end ?? 0); y++) {
      for (let x = 0; x < size; x++) {
        if ((x >= left && x <= right) || hairAt(segmentation, y * size + x) < LIKELY) continue;
        beside[x < left ? 'left' : 'right'] += 1;
      }
    }
    return Math.min(beside.left, beside.right) > FULL * (right - left) * ((end ?? 0) - (first ?? 0));
  });
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
