import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import {
  type Frame,
  frameHeight,
  frameOf,
  lowestChin,
  type PlateShape,
  silhouetteLines,
  toPhotoShares,
} from './frame.ts';
import { boxOf } from './lines.ts';

/** The most to add on each side, in shares of the photo's width, or the person would look small. */
const MAX_SIDE = 0.18;

/** A thinner frame looks like a mistake and gains only a little air above hair. */
const MIN_SIDE = 0.02;

/** The least air above outlines of hair or a hat, in shares of the photo's height. */
const HEAD_AIR = 0.05;

/**
 * How much to add on each side of a photo of that ratio (width to height), in shares of its width, so that a plate does
 * not cut off the hair or hat of a person who fills it. The plate then shows its full width, so both sides are equal.
 */
function missingSide(silhouettes: readonly PhotoSilhouette[], ratio: number, shape: PlateShape): number {
  const face = silhouetteLines(silhouettes, 'face', 1).flat();
  const head = shape.head?.flat() ?? [];
  if (face.length === 0 || head.length === 0) return 0;
  const { y0, y1 } = boxOf(face);
  const top = Math.max(0, boxOf([...face, ...head]).y0 - HEAD_AIR);
  const height = Math.min(frameHeight(y1 - y0, shape), (y1 - top) / lowestChin(shape));
  const side = Math.min((height * (shape.ratio / ratio) - 1) / 2, MAX_SIDE);
  return side < MIN_SIDE ? 0 : side;
}

/** A body this close to the photo's side, in shares of its width, continues past it. */
const EDGE_MARGIN = 0.02;

/** A photo with a share of its width added on each side; bodies continue there. */
function widen(silhouettes: readonly PhotoSilhouette[], ratio: number, side: number) {
  if (side === 0) return { silhouettes, ratio };
  const extend = (x: number) => (x < EDGE_MARGIN ? -side : x > 1 - EDGE_MARGIN ? 1 + side : x);
  const widenedSilhouettes = silhouettes.map((silhouette) => {
    const extendX = silhouette.feature === 'body' ? extend : (x: number) => x;
    const move = ([x, y]: OutlinePoint): OutlinePoint => [(extendX(x) + side) / (1 + 2 * side), y];
    return { ...silhouette, lines: silhouette.lines.map((line) => line.map(move)) };
  });
  return { silhouettes: widenedSilhouettes, ratio: ratio * (1 + 2 * side) };
}

/** A photo as wide as its plate needs, and how to return from a frame in its units to shares of the original. */
export function widenForPlate(silhouettes: readonly PhotoSilhouette[], ratio: number, shape: PlateShape) {
  const side = missingSide(silhouettes, ratio, shape);
  const widenedPhoto = widen(silhouettes, ratio, side);
  const toPhotoFrame = (frame: Frame): Frame => {
    const { left, width, ...rest } = toPhotoShares(frame, ratio);
    return { ...rest, left: left - side, width };
  };
  return { ...widenedPhoto, ofPhoto: toPhotoFrame };
}

/** The frame of a photo before its cloth is hung; null without a face outline. */
export function faceFrame(silhouettes: readonly PhotoSilhouette[], ratio: number, shape: PlateShape): Frame | null {
  const widenedPhoto = widenForPlate(silhouettes, ratio, shape);
  const face = silhouetteLines(widenedPhoto.silhouettes, 'face', widenedPhoto.ratio).flat();
  return face.length > 0 ? widenedPhoto.ofPhoto(frameOf(boxOf(face), widenedPhoto.ratio, shape)) : null;
}
