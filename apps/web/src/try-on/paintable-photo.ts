import type { NamedColor } from '@trueseason/contracts';
import type { Lab } from '@trueseason/style/color';
import { cropAroundFace, HAIR_SCALE } from '../drape/crop.ts';
import type { Frame } from '../drape/frame.ts';
import { canvasBlob, canvasOf, readPixels, type Size } from '../lib/browser/picture.ts';
import type { OutlinedPhoto } from '../photos/outlined-photo.ts';
import { TRY_ON_AREAS, type TryOnArea, type WornColors } from './areas.ts';
import type { HairVisibility } from './paint/hair-visibility.ts';
import { startPainter } from './paint/painter-in-worker.ts';

export interface PaintablePhoto extends Size {
  readonly position: OutlinedPhoto['position'];
  /** Null if hair was not requested. */
  readonly hairVisibility: HairVisibility | null;
  /** Whether the photo shows where a part is worn. */
  readonly isVisible: (part: TryOnArea) => boolean;
  /** Hair colors that visibly change the photo, each differently. */
  readonly distinctHairColors: readonly NamedColor[];
  /** Draws the photo, and in it what is worn once it is painted. Resolves to the parts where one hardly sees it. */
  readonly draw: (context: CanvasRenderingContext2D, worn: WornColors) => Promise<readonly TryOnArea[]>;
  readonly renderBlob: (worn: WornColors) => Promise<Blob>;
}

/** In pixels: more than the width of a face on a phone. */
const MAX_WIDTH = 720;

export interface PhotoFacts {
  readonly skinHex: string;
  readonly hairLab: Lab | undefined;
  readonly isUnderHat: boolean;
  readonly hairColors: readonly NamedColor[];
}

/** Null if the photo has no outline of the face or its skin. */
export async function preparePhoto(
  image: HTMLImageElement,
  { position, outlines, silhouettes }: OutlinedPhoto,
  { skinHex, hairLab, isUnderHat, hairColors }: PhotoFacts,
  hairMap: ImageBitmap | null,
): Promise<PaintablePhoto | null> {
  const photoSize = { width: image.naturalWidth, height: image.naturalHeight };
  const crop = cropAroundFace(silhouettes, photoSize.width / photoSize.height, hairMap ? HAIR_SCALE : undefined);
  if (!crop) return null;
  const cropRectangle = rectangleOf(photoSize, crop);
  const scale = Math.min(1, MAX_WIDTH / cropRectangle.width);
  const width = Math.round(cropRectangle.width * scale);
  const height = Math.round(cropRectangle.height * scale);
  // Read on the page, since some browsers have no canvas in workers.
  const source = readPixels(image, cropRectangle, { width, height });
  const hairShares = hairMap && sharesOf(readPixels(hairMap, rectangleOf(hairMap, crop), source));
  const measurements = { skinHex, hairLab, outlines: outlines ?? [], silhouettes };
  const pixels = { data: source.data, width, height };
  const painter = await startPainter({ pixels, crop, measurements, hairShares, hairColors });
  if (!painter) return null;
  const { hairVisibility, hasStrands, distinctHairColors } = painter.facts;
  /** What each canvas shows next: a picture that is painted later than its successor is left out. */
  const latest = new WeakMap<CanvasRenderingContext2D, WornColors>();
  const draw: PaintablePhoto['draw'] = async (context, worn) => {
    const isFirst = !latest.has(context);
    latest.set(context, worn);
    const isBare = Object.values(worn).every((color) => !color);
    if (isFirst || isBare) context.putImageData(source, 0, 0);
    if (isBare) return [];
    const { data, unnoticeable } = await painter.paint(worn);
    if (latest.get(context) === worn) context.putImageData(new ImageData(data, width, height), 0, 0);
    return unnoticeable;
  };
  return {
    position,
    width,
    height,
    hairVisibility,
    distinctHairColors,
    draw,
    isVisible: (area) => TRY_ON_AREAS[area].isVisible({ outlines, isUnderHat, hair: hasStrands }),
    renderBlob: async (colors) => {
      const canvas = canvasOf(source);
      const context = canvas.getContext('2d');
      if (context) await draw(context, colors);
      return canvasBlob(canvas);
    },
  };
}

const rectangleOf = ({ width, height }: Size, crop: Frame) => ({
  left: crop.left * width,
  top: crop.top * height,
  width: crop.width * width,
  height: crop.height * height,
});

const sharesOf = ({ data, width, height }: ImageData): Float32Array =>
  Float32Array.from({ length: width * height }, (_, i) => (data[i * 4] ?? 0) / 255);
