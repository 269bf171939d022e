import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { clamp } from '../lib/math.ts';
import type { Box, Lines } from './lines.ts';

/** Part of a photo, in shares of its width and height. With a cloth, it may extend below the photo. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PlateShape {
  /** Width to height. */
  readonly ratio: number;
  /** Height of cloth shown below the chin, in face heights. */
  readonly clothBelow: number;
  /** Height shown above the face, in face heights. */
  readonly airAbove?: number;
  /** Outlines of hair or a hat to keep whole: a photo too narrow for them gets sides. */
  readonly head?: Lines;
  /** Top of the words, in shares of the plate. The cloth starts higher, unless the face needs the room. */
  readonly textTop?: number;
}

export const PLATE: PlateShape = { ratio: 0.8, clothBelow: 0.62 };

/** Default of `airAbove`, in face heights. */
export const AIR_ABOVE = 0.42;
/** As a share of the plate's height. */
const LOWEST_CHIN = 0.8;
/** How much lower than planned a face that fills its photo may be, on a plate with more cloth. */
const CHIN_TOLERANCE = 0.105;

/** Lines of a photo of that ratio (width to height) in units of its height, so that both axes have the same scale. */
export const silhouetteLines = (
  silhouettes: readonly PhotoSilhouette[],
  feature: PhotoSilhouette['feature'],
  ratio: number,
): Lines =>
  silhouettes
    .filter((silhouette) => silhouette.feature === feature)
    .flatMap(({ lines }) => lines.map((line) => line.map(([x, y]): OutlinePoint => [x * ratio, y])));

/** Height of the frame around a face of that height, if its photo is wide enough. */
export const frameHeight = (face: number, { clothBelow, airAbove = AIR_ABOVE }: PlateShape): number =>
  (airAbove + 1 + clothBelow) * face;

/** In shares of the frame. */
export const lowestChin = ({ clothBelow, airAbove = AIR_ABOVE, textTop = 1 }: PlateShape): number =>
  Math.min(LOWEST_CHIN, textTop, (airAbove + 1) / (airAbove + 1 + clothBelow) + CHIN_TOLERANCE);

/** What to show around a face, in units of the photo's height. */
export function frameOf({ x0, x1, y0, y1 }: Box, ratio: number, shape: PlateShape): Frame {
  const face = y1 - y0;
  const height = Math.min(frameHeight(face, shape), ratio / shape.ratio);
  const width = height * shape.ratio;
  // Narrow photos lose cloth first, then hair; some cloth always stays.
  const top = Math.max(0, y0 - (shape.airAbove ?? AIR_ABOVE) * face, y1 - lowestChin(shape) * height);
  return { left: clamp((x0 + x1 - width) / 2, 0, ratio - width), top, width, height };
}

export const toPhotoShares = (frame: Frame, ratio: number): Frame => ({
  ...frame,
  left: frame.left / ratio,
  width: frame.width / ratio,
});

/** Positions the whole picture so that the plate shows the frame. */
export const frameStyle = ({ left, top, width, height }: Frame) => ({
  width: `${100 / width}%`,
  height: `${100 / height}%`,
  left: `${(-left / width) * 100}%`,
  top: `${(-top / height) * 100}%`,
});
