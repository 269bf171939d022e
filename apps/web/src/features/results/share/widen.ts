import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { frameOf, linesIn, type PlateShape } from '../../../components/drape/frame.ts';
import { boxOf, type Lines } from '../../../components/drape/lines.ts';
import { canvasBlob } from '../../../lib/browser/canvas-blob.ts';
import { canvasOf } from '../../../lib/browser/canvas-of.ts';
import { loadImage } from '../../../lib/browser/load-image.ts';

/** No more of a photo's width than this is added at each side: beyond it the eye notices. */
const MOST = 0.18;

/** A photo and what lies on it. */
export interface Portrait {
  readonly image: HTMLImageElement;
  readonly silhouettes: readonly PhotoSilhouette[];
}

/** As far as outlines of hair may miss its last curls, in shares of the photo's width. */
const CURLS = 0.03;

/**
 * What the plate shows above hair or a hat at least, in shares of the photo's height: outlines lie where hair is sure, a
 * little below its last curls; more would add sides, which are seen sooner.
 */
const AIR = 0.035;
const STEP = 0.01;

/**
 * How much a photo of that ratio (width over height) must grow at each side, in shares of its width, for a plate not to
 * cut the hair or the hat of somebody who fills it; only as far as no part of the head would run on there.
 * @param above what stands above the face; none where nothing was found
 */
export function missingSides(
  silhouettes: readonly PhotoSilhouette[],
  above: Lines,
  ratio: number,
  shape: PlateShape,
): number {
  const head = [...linesIn(silhouettes, 'face', 1).flat(), ...above.flat()];
  if (head.length === 0 || above.length === 0) return 0;
  const [xs, top] = [head.map(([x]) => x), Math.min(...head.map(([, y]) => y))];
  const most = Math.min(MOST, ...xs.map((x) => x - CURLS), ...xs.map((x) => 1 - x - CURLS));
  const cuts = (side: number): boolean => {
    const wide = ratio * (1 + 2 * side);
    const face = linesIn(widenLines(silhouettes, side), 'face', wide).flat();
    return frameOf(boxOf(face), wide, shape).top > Math.max(0, top - AIR);
  };
  let side = 0;
  while (side + STEP <= most && cuts(side)) side += STEP;
  return side;
}

/** So near to a photo's end, in shares of its width, a body goes on beyond it. */
const AT_END = 0.02;

/** Lines on a photo that has grown by a share of its width at each side; bodies go on there. */
export const widenLines = (silhouettes: readonly PhotoSilhouette[], side: number): PhotoSilhouette[] =>
  silhouettes.map((silhouette) => {
    const goesOn = (x: number) => (x < AT_END ? -side : x > 1 - AT_END ? 1 + side : x);
    const at = silhouette.feature === 'body' ? goesOn : (x: number) => x;
    const moved = ([x, y]: OutlinePoint): OutlinePoint => [(at(x) + side) / (1 + 2 * side), y];
    return { ...silhouette, lines: silhouette.lines.map((line) => line.map(moved)) };
  });

/**
 * A side that is added begins as the photo's mirror, so that no line shows where it begins, and within this share of the
 * photo's width turns into the colors of its end: a mirror of more shows a flag or a shoulder twice.
 */
const MIRRORED = 0.04;
/** The strip whose colors go on, in shares of the photo's width, in so many steps of height. */
const END = 0.04;
const BANDS = 8;

type End = 'left' | 'right';

/** Mirrors a canvas's photo beyond one of its ends, which lies `edge` within the canvas. */
function mirror(context: CanvasRenderingContext2D, image: HTMLImageElement, edge: number, end: End): void {
  const at = end === 'left' ? edge : context.canvas.width - edge;
  const from = end === 'left' ? 0 : image.naturalWidth - edge;
  context.save();
  context.translate(at, 0);
  context.scale(-1, 1);
  context.drawImage(
    image,
    from,
    0,
    edge,
    image.naturalHeight,
    end === 'left' ? 0 : -edge,
    0,
    edge,
    image.naturalHeight,
  );
  context.restore();
}

/** Lays the colors of one end of a photo over what lies beyond that end, the further out the denser. */
function runOn(context: CanvasRenderingContext2D, image: HTMLImageElement, edge: number, end: End): void {
  const { height } = context.canvas;
  const strip = Math.max(1, Math.round(END * image.naturalWidth));
  const coarse = canvasOf({ width: 1, height: BANDS });
  const fine = canvasOf({ width: edge, height });
  const [few, all] = [coarse.getContext('2d'), fine.getContext('2d')];
  if (!few || !all) return;
  few.imageSmoothingQuality = 'high';
  few.drawImage(image, end === 'left' ? 0 : image.naturalWidth - strip, 0, strip, height, 0, 0, 1, BANDS);
  all.imageSmoothingQuality = 'high';
  all.drawImage(coarse, 0, 0, edge, height);
  const mirrored = MIRRORED * image.naturalWidth;
  const [inner, outer] = end === 'left' ? [edge, edge - mirrored] : [0, mirrored];
  const fading = all.createLinearGradient(inner, 0, outer, 0);
  fading.addColorStop(0, 'transparent');
  fading.addColorStop(1, '#000');
  all.globalCompositeOperation = 'destination-in';
  all.fillStyle = fading;
  all.fillRect(0, 0, edge, height);
  context.drawImage(fine, end === 'left' ? 0 : context.canvas.width - edge, 0);
}

/** The photo with its ends run on outward by that share of its width, made on this device. */
export async function widen({ image, silhouettes }: Portrait, side: number): Promise<Portrait> {
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  const edge = Math.round(side * width);
  if (edge === 0) return { image, silhouettes };
  const canvas = canvasOf({ width: width + 2 * edge, height });
  const context = canvas.getContext('2d');
  if (!context) return { image, silhouettes };
  context.drawImage(image, edge, 0);
  for (const end of ['left', 'right'] as const) {
    mirror(context, image, edge, end);
    runOn(context, image, edge, end);
  }
  const grown = await loadImage(URL.createObjectURL(await canvasBlob(canvas)));
  return { image: grown, silhouettes: widenLines(silhouettes, edge / width) };
}
