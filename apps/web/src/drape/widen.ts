import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { type Frame, frameOf, inPhoto, linesIn, lowestChin, type PlateShape, wantedHeight } from './frame.ts';
import { boxOf } from './lines.ts';

/** The most to add on each side, in shares of the photo's width, or the person would look small. */
const MOST = 0.18;

/** A thinner frame looks like a mistake and gains only a little air above hair. */
const THINNEST = 0.02;

/** The least air above outlines of hair or a hat, in shares of the photo's height. */
const AIR = 0.05;

/**
 * How much to add on each side of a photo of that ratio (width to height), in shares of its width, so that a plate does
 * not cut off the hair or hat of a person who fills it. The plate then shows its full width, so both sides are equal.
 */
function missingSides(silhouettes: readonly PhotoSilhouette[], ratio: number, shape: PlateShape): number {
  const face = linesIn(silhouettes, 'face', 1).flat();
  const head = shape.head?.flat() ?? [];
  if (face.length === 0 || head.length === 0) return 0;
  const { y0, y1 } = boxOf(face);
  const top = Math.max(0, boxOf([...face, ...head]).y0 - AIR);
  const height = Math.min(wantedHeight(y1 - y0, shape), (y1 - top) / lowestChin(shape));
  const side = Math.min((height * (shape.ratio / ratio) - 1) / 2, MOST);
  return side < THINNEST ? 0 : side;
}

/** A body this close to the photo's side, in shares of its width, continues past it. */
const AT_END = 0.02;

/** A photo with a share of its width added on each side; bodies continue there. */
function widen(silhouettes: readonly PhotoSilhouette[], ratio: number, side: number) {
  if (side === 0) return { silhouettes, ratio };
  const goesOn = (x: number) => (x < AT_END ? -side : x > 1 - AT_END ? 1 + side : x);
  const moved = silhouettes.map((silhouette) => {
    const at = silhouette.feature === 'body' ? goesOn : (x: number) => x;
    const move = ([x, y]: OutlinePoint): OutlinePoint => [(at(x) + side) / (1 + 2 * side), y];
    return { ...silhouette, lines: silhouette.lines.map((line) => line.map(move)) };
  });
  return { silhouettes: moved, ratio: ratio * (1 + 2 * side) };
}

/** A photo as wide as its plate needs, and how to return from a frame in its units to shares of the original. */
export function widened(silhouettes: readonly PhotoSilhouette[], ratio: number, shape: PlateShape) {
  const side = missingSides(silhouettes, ratio, shape);
  const wide = widen(silhouettes, ratio, side);
  const ofPhoto = (frame: Frame): Frame => {
    const { left, width, ...rest } = inPhoto(frame, ratio);
    return { ...rest, left: left - side, width };
  };
  return { ...wide, ofPhoto };
}

/** The frame of a photo before its cloth is hung; null without a face outline. */
export function frameFace(silhouettes: readonly PhotoSilhouette[], ratio: number, shape: PlateShape): Frame | null {
  const wide = widened(silhouettes, ratio, shape);
  const face = linesIn(wide.silhouettes, 'face', wide.ratio).flat();
  return face.length > 0 ? wide.ofPhoto(frameOf(boxOf(face), wide.ratio, shape)) : null;
}
