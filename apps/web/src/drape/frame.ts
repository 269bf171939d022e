import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { clamp } from '../lib/math.ts';
import { type Box, boxOf, type Lines } from './lines.ts';

/** A part of a photo, in shares of its width and height. With a cloth it may reach below the photo. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The shape of a plate that shows a person with a cloth. */
export interface PlateShape {
  /** Width over height. */
  readonly ratio: number;
  /** How much of the cloth it shows below the chin, in face heights. */
  readonly below: number;
  /** How much it shows above the face, in face heights. */
  readonly above?: number;
  /** Words begin here, in shares of the plate: the cloth's edge lies higher, unless the face needs the room. */
  readonly words?: number;
}

export const PLATE: PlateShape = { ratio: 0.8, below: 0.62 };

/** What a plate shows above the face, in face heights. */
export const ABOVE = 0.42;
/** The lowest place of the chin on a plate. */
const LOWEST_CHIN = 0.8;
/** On a plate with more cloth, a face that fills its photo may lie this much lower than planned. */
const CHIN_PLAY = 0.105;

/** Lines of a photo of that ratio (width over height) in units of its height, so that both directions measure alike. */
export const linesIn = (
  silhouettes: readonly PhotoSilhouette[],
  feature: PhotoSilhouette['feature'],
  ratio: number,
): Lines =>
  silhouettes
    .filter((silhouette) => silhouette.feature === feature)
    .flatMap(({ lines }) => lines.map((line) => line.map(([x, y]): OutlinePoint => [x * ratio, y])));

/** What a plate shows around a face, in units of the photo's height. */
export function frameOf(
  { x0, x1, y0, y1 }: Box,
  ratio: number,
  { ratio: plate, below, above = ABOVE, words = 1 }: PlateShape,
): Frame {
  const face = y1 - y0;
  const height = Math.min((above + 1 + below) * face, ratio / plate);
  const width = height * plate;
  const lowestChin = Math.min(LOWEST_CHIN, words, (above + 1) / (above + 1 + below) + CHIN_PLAY);
  // A narrow photo crops cloth first, then hair; some cloth always stays.
  const top = Math.max(0, y0 - above * face, y1 - lowestChin * height);
  return { left: clamp((x0 + x1 - width) / 2, 0, ratio - width), top, width, height };
}

export const inPhoto = (frame: Frame, ratio: number): Frame => ({
  ...frame,
  left: frame.left / ratio,
  width: frame.width / ratio,
});

/** The frame of a photo whose cloth is not hung yet; null without a face line. */
export function frameFace(silhouettes: readonly PhotoSilhouette[], ratio: number, shape: PlateShape): Frame | null {
  const face = linesIn(silhouettes, 'face', ratio).flat();
  return face.length > 0 ? inPhoto(frameOf(boxOf(face), ratio, shape), ratio) : null;
}

/** Lays the whole picture so that the plate shows the frame. */
export const placed = ({ left, top, width, height }: Frame) => ({
  width: `${100 / width}%`,
  height: `${100 / height}%`,
  left: `${(-left / width) * 100}%`,
  top: `${(-top / height) * 100}%`,
});
