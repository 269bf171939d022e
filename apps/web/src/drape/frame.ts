import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { type Box, boxOf, type Lines } from './lines.ts';

/** What a plate shows of a photo, in shares of the photo's width and height. It may reach below the photo. */
export interface DrapeFrame {
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
  /** Where the cloth lies at the lowest, in shares of the plate, but for what must stay bare: words stand on it below. */
  readonly words?: number;
}

/** The plate that most screens show. */
export const PLATE: PlateShape = { ratio: 0.8, below: 0.62 };

/** In face heights: what a plate shows above the face. */
export const ABOVE = 0.42;
/** How far down a plate the chin may lie. */
const LOWEST_CHIN = 0.8;
/** How much lower than planned a face that fills its photo may push it, where a plate shows more cloth. */
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
): DrapeFrame {
  const face = y1 - y0;
  const height = Math.min((above + 1 + below) * face, ratio / plate);
  const width = height * plate;
  const lowestChin = Math.min(LOWEST_CHIN, words, (above + 1) / (above + 1 + below) + CHIN_PLAY);
  // Where the photo is too narrow for all of it, cloth goes before hair, and hair before the last of the cloth.
  const top = Math.max(0, y0 - above * face, y1 - lowestChin * height);
  return { left: Math.max(0, Math.min(ratio - width, (x0 + x1 - width) / 2)), top, width, height };
}

export const inPhoto = (frame: DrapeFrame, ratio: number): DrapeFrame => ({
  ...frame,
  left: frame.left / ratio,
  width: frame.width / ratio,
});

/** The same for a photo before its cloth is hung; null without a face line. */
export function frameFace(
  silhouettes: readonly PhotoSilhouette[],
  ratio: number,
  shape: PlateShape,
): DrapeFrame | null {
  const face = linesIn(silhouettes, 'face', ratio).flat();
  return face.length > 0 ? inPhoto(frameOf(boxOf(face), ratio, shape), ratio) : null;
}

/** Lays the whole picture so that the plate shows the frame. */
export const placed = ({ left, top, width, height }: DrapeFrame) => ({
  width: `${100 / width}%`,
  height: `${100 / height}%`,
  left: `${(-left / width) * 100}%`,
  top: `${(-top / height) * 100}%`,
});
