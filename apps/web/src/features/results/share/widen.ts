import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { linesIn, type PlateShape } from '../../../components/drape/frame.ts';
import { boxOf } from '../../../components/drape/lines.ts';
import { canvasBlob } from '../../../lib/browser/canvas-blob.ts';

/** No more of a photo's width than this is mirrored at each side: beyond it the eye notices. */
const MOST = 0.18;

/** A photo and what lies on it. */
export interface Portrait {
  readonly image: HTMLImageElement;
  readonly silhouettes: readonly PhotoSilhouette[];
}

/** As far as outlines of hair may miss its last curls, in shares of the photo's width. */
const CURLS = 0.03;

/**
 * How much a photo of that ratio (width over height) must grow at each side, in shares of its width, for a plate to
 * show the whole head of somebody who fills it; only as far as no part of the head would be seen in the mirror.
 * @param hair outlines of it; null where none are known
 */
export function missingSides(
  silhouettes: readonly PhotoSilhouette[],
  hair: PhotoSilhouette['lines'] | null,
  ratio: number,
  { ratio: plate, above = 0, below }: PlateShape,
): number {
  const face = linesIn(silhouettes, 'face', ratio).flat();
  if (face.length === 0 || !hair) return 0;
  const { y0, y1 } = boxOf(face);
  const wanted = (above + 1 + below) * (y1 - y0) * plate;
  const head = [...face.map(([x]) => x / ratio), ...hair.flat().map(([x]) => x)];
  const clear = Math.min(...head, ...head.map((x) => 1 - x)) - CURLS;
  return Math.max(0, Math.min(MOST, clear, (wanted / ratio - 1) / 2));
}

/** Lines on a photo that has grown by a share of its width at each side; bodies go on there as in a mirror. */
export const widenLines = (silhouettes: readonly PhotoSilhouette[], side: number): PhotoSilhouette[] =>
  silhouettes.map((silhouette) => {
    const moved = (at: (x: number) => number) =>
      silhouette.lines.map((line) => line.map(([x, y]): OutlinePoint => [(at(x) + side) / (1 + 2 * side), y]));
    const mirrored = silhouette.feature === 'body' ? [...moved((x) => -x), ...moved((x) => 2 - x)] : [];
    return { ...silhouette, lines: [...moved((x) => x), ...mirrored] };
  });

/** The photo with its sides mirrored outward by that share of its width, made on this device. */
export async function widen({ image, silhouettes }: Portrait, side: number): Promise<Portrait> {
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  const edge = Math.round(side * width);
  const canvas = Object.assign(document.createElement('canvas'), { width: width + 2 * edge, height });
  const context = canvas.getContext('2d');
  if (edge === 0 || !context) return { image, silhouettes };
  for (const mirror of [edge, edge + 2 * width]) {
    context.setTransform(-1, 0, 0, 1, mirror, 0);
    context.drawImage(image, 0, 0);
  }
  context.setTransform(1, 0, 0, 1, edge, 0);
  context.drawImage(image, 0, 0);
  const grown = await loaded(URL.createObjectURL(await canvasBlob(canvas)));
  return { image: grown, silhouettes: widenLines(silhouettes, edge / width) };
}

export async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
