import type { FaceMesh, Segmentation } from '../find/index.ts';
import { faceIn, hairAt } from './hair-in-square.ts';

const SURE = 0.5;
/** A beard hangs within so much of the face's width to either side of its middle; hair of the head falls beside it. */
const BEARD = 0.3;
/**
 * Hair below the chin, as a share of the face's height squared. Of 18 portraits five with hair to the shoulders have
 * 0.03 to 0.44, the others, bobs to the chin and high gray hair among them, none at all.
 */
const LEAST = 0.015;

/** Whether hair falls from the head to below the chin. What does not may be short, tied up or hidden behind the neck. */
export function hasLongHair(mesh: FaceMesh, segmentation: Segmentation): boolean {
  const { size } = segmentation;
  const { left, right, top, bottom: chin } = faceIn(segmentation, mesh);
  let cells = 0;
  for (let y = Math.max(0, Math.floor(chin)); y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (Math.abs(x - (left + right) / 2) <= BEARD * (right - left)) continue;
      if (hairAt(segmentation, y * size + x) >= SURE) cells++;
    }
  }
  return cells > LEAST * (chin - top) ** 2;
}
