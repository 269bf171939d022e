import type { Box } from '../drape/lines.ts';

/** Hair around a face's outline, in face widths. */
const HAIR = 0.3;

/**
 * The part of a picture that shows one face and nothing of the others, in the boxes' units; null if another is too
 * close. Each other face is cut off on the side where the gap is widest, at most halfway.
 */
export function keepOneFace(face: Box, others: readonly Box[], picture: Box): Box | null {
  let { x0, x1, y0, y1 } = picture;
  for (const other of others) {
    const gaps = {
      left: face.x0 - other.x1,
      right: other.x0 - face.x1,
      above: face.y0 - other.y1,
      below: other.y0 - face.y1,
    };
    const widest = Math.max(...Object.values(gaps));
    if (widest <= 0) return null;
    const margin = Math.min(widest / 2, HAIR * (other.x1 - other.x0));
    if (gaps.left === widest) x0 = Math.max(x0, other.x1 + margin);
    else if (gaps.right === widest) x1 = Math.min(x1, other.x0 - margin);
    else if (gaps.above === widest) y0 = Math.max(y0, other.y1 + margin);
    else y1 = Math.min(y1, other.y0 - margin);
  }
  return { x0, x1, y0, y1 };
}
