import type { PhotoSilhouette } from '@trueseason/contracts';
import { type Frame, frameAround } from '../drape/frame-of.ts';
import { boxOf } from '../drape/lines.ts';

/** In face heights: a close look, with a little air; and one with all of the hair. */
const ROOM = 1.15;
export const HAIR_ROOM = 1.95;

/** The face in a photo of that ratio (width over height), as near as a mirror shows it; null where none is outlined. */
export function cutAround(silhouettes: readonly PhotoSilhouette[], ratio: number, room = ROOM): Frame | null {
  const points = silhouettes.filter(({ feature }) => feature === 'face').flatMap(({ lines }) => lines.flat());
  if (points.length === 0) return null;
  return frameAround(boxOf(points.map(([x, y]) => [x * ratio, y])), ratio, room);
}
