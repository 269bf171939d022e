import { keysOf, type NamedColor } from '@trueseason/contracts';
import { hexToSrgb, type Lab, srgbToLinear } from '@trueseason/style/color';
import { cropAroundFace, HAIR_SCALE } from '../drape/crop.ts';
import type { Frame } from '../drape/frame.ts';
import { canvasBlob, canvasOf, readPixels, type Size } from '../lib/browser/picture.ts';
import type { OutlinedPhoto } from '../photos/outlined-photo.ts';
import { type IsUnnoticeable, TRY_ON_AREAS, type TryOnArea, type WornColors } from './areas.ts';
import { facePhoto } from './paint/face-photo.ts';
import type { Layer } from './paint/paint.ts';
import { strandsInWorker } from './paint/strands-in-worker.ts';

export interface PaintablePhoto extends Size {
  readonly position: OutlinedPhoto['position'];
  /** Null if hair was not requested. */
  readonly hairVisibility: HairVisibility | null;
  /** Whether the photo shows where a part is worn. */
  readonly isVisible: (part: TryOnArea) => boolean;
  readonly isUnnoticeable: IsUnnoticeable;
  /** Colors that visibly change the photo, each differently. */
  readonly distinctColors: (part: TryOnArea, colors: readonly NamedColor[]) => readonly NamedColor[];
  readonly draw: (context: CanvasRenderingContext2D, worn: WornColors) => void;
  readonly renderBlob: (worn: WornColors) => Promise<Blob>;
}

/** In pixels: more than the width of a face on a phone. */
const MAX_WIDTH = 720;

/** Smaller changes of hair (CIEDE2000) go unnoticed among its light and shade. */
const NOTICEABLE_CHANGE = 3;

/** Null if the photo has no outline of the face or its skin. */
export async function preparePhoto(
  image: HTMLImageElement,
  { position, outlines, silhouettes }: OutlinedPhoto,
  measurements: { readonly skinHex: string; readonly hairLab: Lab | undefined; readonly isUnderHat: boolean },
  hairMap: ImageBitmap | null,
): Promise<PaintablePhoto | null> {
  const photoSize = { width: image.naturalWidth, height: image.naturalHeight };
  const crop = cropAroundFace(silhouettes, photoSize.width / photoSize.height, hairMap ? HAIR_SCALE : undefined);
  if (!crop) return null;
  const cropRectangle = rectangleOf(photoSize, crop);
  const scale = Math.min(1, MAX_WIDTH / cropRectangle.width);
  const width = Math.round(cropRectangle.width * scale);
  const height = Math.round(cropRectangle.height * scale);
  const source = readPixels(image, cropRectangle, { width, height });
  // Let the page handle input between long steps.
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  await pause();
  const face = facePhoto(source, crop, { ...measurements, outlines: outlines ?? [], silhouettes });
  if (!face) return null;
  await pause();
  const hairShares = hairMap && sharesOf(readPixels(hairMap, rectangleOf(hairMap, crop), source));
  const hairVisibility = hairShares && hairVisibilityOf(hairShares, face.height);
  const strands =
    hairShares && hairVisibility === 'clear'
      ? await strandsInWorker(source, hairShares, face.height).catch(() => null)
      : null;
  const faceWithStrands = { ...face, strands };
  const layers = new Map<string, Layer | null>();
  const layerOf = (area: TryOnArea, { use }: NamedColor): Layer | null => {
    const key = `${area} ${use}`;
    const layer = layers.get(key) ?? TRY_ON_AREAS[area].createLayer(faceWithStrands, use);
    layers.set(key, layer);
    return layer;
  };
  const draw = createDraw(source, (target, colors, areas) => {
    for (const area of areas) {
      const color = colors[area];
      if (color) layerOf(area, color)?.paint(target, linearColorOf(color));
    }
  });
  const isAsBefore: IsUnnoticeable = (area, color) => {
    const layer = layerOf(area, color);
    const pigment = linearColorOf(color);
    const noticeableChange = layer?.noticeableChange ?? NOTICEABLE_CHANGE;
    return !!layer?.isNaturalColor?.(pigment) || (layer?.colorChange?.(pigment) ?? noticeableChange) < noticeableChange;
  };
  return {
    position,
    width,
    height,
    hairVisibility,
    draw,
    isVisible: (area) =>
      TRY_ON_AREAS[area].isVisible({ outlines, isUnderHat: measurements.isUnderHat, hair: strands !== null }),
    isUnnoticeable: isAsBefore,
    distinctColors: (area, colors) => {
      if (!TRY_ON_AREAS[area].hasSeasonColorsOnly) return colors;
      const distinctColors: NamedColor[] = [];
      const isSimilarTo = (color: NamedColor) => (other: NamedColor) =>
        (layerOf(area, color)?.colorChange?.(linearColorOf(color), linearColorOf(other)) ?? NOTICEABLE_CHANGE) <
        NOTICEABLE_CHANGE;
      for (const color of colors)
        if (!isAsBefore(area, color) && !distinctColors.some(isSimilarTo(color))) distinctColors.push(color);
      return distinctColors;
    },
    renderBlob: (colors) => {
      const canvas = canvasOf(source);
      const context = canvas.getContext('2d');
      if (context) draw(context, colors);
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

const linearColorOf = ({ hex }: NamedColor) => srgbToLinear(hexToSrgb(hex));

const sharesOf = ({ data, width, height }: ImageData): Float32Array =>
  Float32Array.from({ length: width * height }, (_, i) => (data[i * 4] ?? 0) / 255);

/** Caches the picture without the part being tried on, so that a new color repaints only that part. */
function createDraw(
  source: ImageData,
  paint: (target: ImageData, colors: WornColors, areas: readonly TryOnArea[]) => void,
): PaintablePhoto['draw'] {
  const areas = keysOf(TRY_ON_AREAS);
  const paintedCopy = (base: ImageData, colors: WornColors, paintedAreas: readonly TryOnArea[]): ImageData => {
    const target = new ImageData(new Uint8ClampedArray(base.data), base.width, base.height);
    paint(target, colors, paintedAreas);
    return target;
  };
  let lastColors: WornColors = {};
  let cachedBase: { readonly excludedArea: TryOnArea; readonly base: ImageData } | undefined;
  return (context, colors) => {
    const changedAreas = areas.filter((area) => colors[area]?.hex !== lastColors[area]?.hex);
    lastColors = colors;
    const [area = cachedBase?.excludedArea] = changedAreas;
    if (!area || changedAreas.length > 1) {
      cachedBase = undefined;
      context.putImageData(paintedCopy(source, colors, areas), 0, 0);
      return;
    }
    if (cachedBase?.excludedArea !== area) {
      const otherAreas = areas.filter((other) => other !== area);
      cachedBase = { excludedArea: area, base: paintedCopy(source, colors, otherAreas) };
    }
    context.putImageData(paintedCopy(cachedBase.base, colors, [area]), 0, 0);
  };
}

/** Less hair, in squared face heights, is a close crop, stubble, or bangs under a hat. */
const MIN_HAIR_AREA = 0.1;
/** With a larger share in doubt, color would be patchy. */
const MAX_UNCERTAIN_SHARE = 0.6;

/** Hair colors need clear hair: enough of it, and distinct from the background. */
export type HairVisibility = 'clear' | 'little' | 'unclear';

/** @param shares how much of each pixel the analysis took for hair */
export function hairVisibilityOf(shares: Float32Array, faceHeight: number): HairVisibility {
  const hairCount = shares.filter((share) => share > 0.5).length;
  const uncertainCount = shares.filter((share) => share > 0.15 && share < 0.85).length;
  // Checked first: a close crop is nearly all edge, so it would also be unclear.
  if (hairCount <= MIN_HAIR_AREA * faceHeight ** 2) return 'little';
  return uncertainCount < MAX_UNCERTAIN_SHARE * hairCount ? 'clear' : 'unclear';
}
