import type { PhotoSilhouette } from '@trueseason/contracts';

/** A part of a photo, in shares of its width and height. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width over height of the picture. */
export const RATIO = 0.8;
/** In face heights: a close look, with a little air; and one with all of the hair. */
const ROOM = 1.15;
export const HAIR_ROOM = 1.95;

/** The face in a photo of that ratio (width over height), as near as a mirror shows it; null where none is outlined. */
export function cutAround(silhouettes: readonly PhotoSilhouette[], ratio: number, room = ROOM): Cut | null {
  const points = silhouettes.filter(({ feature }) => feature === 'face').flatMap(({ lines }) => lines.flat());
  if (points.length === 0) return null;
  // In units of the photo's height, so that both directions measure alike.
  const [xs, ys] = [points.map(([x]) => x * ratio), points.map(([, y]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const height = Math.min(Math.max(y1 - y0, (x1 - x0) / RATIO) * room, 1, ratio / RATIO);
  const width = height * RATIO;
  const within = (middle: number, size: number, all: number) => Math.max(0, Math.min(all - size, middle - size / 2));
  return {
    left: within((x0 + x1) / 2, width, ratio) / ratio,
    top: within((y0 + y1) / 2, height, 1),
    width: width / ratio,
    height,
  };
}
