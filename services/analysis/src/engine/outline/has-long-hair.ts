import { CHANNEL, FACE_OVAL, type FaceMesh, landmark, SEGMENT_CLASSES, type Segmentation } from '../find/index.ts';
import { intoSquare } from '../picture/index.ts';

const SURE = 0.5;
/** A beard hangs within so much of the face's width to either side of its middle; hair of the head falls beside it. */
const BEARD = 0.3;
/**
 * Hair below the chin, as a share of the face's height squared. Of 18 portraits five with hair to the shoulders have
 * 0.03 to 0.44, the others, bobs to the chin and high gray hair among them, none at all.
 */
const LEAST = 0.015;

/** Whether hair falls from the head to below the chin. What does not may be short, tied up or hidden behind the neck. */
export function hasLongHair(mesh: FaceMesh, { square, size, probabilities }: Segmentation): boolean {
  const oval = FACE_OVAL.map((index) => intoSquare(square, landmark(mesh, index), size));
  const [xs, ys] = [oval.map(({ x }) => x), oval.map(({ y }) => y)];
  const [left, right, top, chin] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let cells = 0;
  for (let y = Math.max(0, Math.floor(chin)); y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (Math.abs(x - (left + right) / 2) <= BEARD * (right - left)) continue;
      const hair = probabilities[(y * size + x) * SEGMENT_CLASSES.length + CHANNEL.hair] ?? 0;
      if (hair >= SURE) cells++;
    }
  }
  return cells > LEAST * (chin - top) ** 2;
}
