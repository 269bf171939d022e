import type { PhotoSilhouette } from '@trueseason/contracts';
import { clamp } from '../lib/math.ts';
import { type Frame, PLATE, silhouetteLines } from './frame.ts';
import { type Box, boxOf } from './lines.ts';

/** In face heights: a close-up with a little air, and one with all the hair. */
const FACE_SCALE = 1.15;
export const HAIR_SCALE = 1.95;

/** The face in a photo of that ratio (width to height); null if no face is outlined. */
export function cropAroundFace(
  silhouettes: readonly PhotoSilhouette[],
  ratio: number,
  scale = FACE_SCALE,
): Frame | null {
  const face = silhouetteLines(silhouettes, 'face', ratio).flat();
  return face.length > 0 ? frameAround(boxOf(face), ratio, scale) : null;
}

/** A plate-shaped frame around a box, `scale` times as large, inside the photo. */
export function frameAround({ x0, x1, y0, y1 }: Box, ratio: number, scale: number): Frame {
  const height = Math.min(Math.max((x1 - x0) / PLATE.ratio, y1 - y0) * scale, 1, ratio / PLATE.ratio);
  const width = height * PLATE.ratio;
  return {
    left: clamp((x0 + x1) / 2 - width / 2, 0, ratio - width) / ratio,
    top: clamp((y0 + y1) / 2 - height / 2, 0, 1 - height),
    width: width / ratio,
    height,
  };
}
