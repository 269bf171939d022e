import { type ColorUse, keysOf, type NamedColor } from '@trueseason/contracts';
import { hexToSrgb, srgbToLinear } from '@trueseason/style/color';
import type { Frame } from '../../drape/frame.ts';
import type { Pixels } from '../../lib/browser/picture.ts';
import type { TryOnArea, WornColors } from '../areas.ts';
import { type FacePhoto, facePhoto, type PhotoMeasurements } from './face-photo.ts';
import { type HairVisibility, hairVisibilityOf } from './hair-visibility.ts';
import type { Layer } from './paint.ts';
import { blushLayer } from './paint-blush.ts';
import { hairLayer } from './paint-hair.ts';
import { lipsLayer } from './paint-lips.ts';
import { strandsOf } from './strands.ts';

export interface PainterInput {
  readonly pixels: Pixels;
  /** What the pixels show of the photo. */
  readonly crop: Frame;
  readonly measurements: PhotoMeasurements;
  /** How much of each pixel the analysis took for hair; null if hair was not requested. */
  readonly hairShares: Float32Array | null;
  /** The hair colors of the season, of which only those that look different are offered. */
  readonly hairColors: readonly NamedColor[];
}

export interface PainterFacts {
  readonly hairVisibility: HairVisibility | null;
  readonly hasStrands: boolean;
  /** Hair colors that visibly change the photo, each differently. */
  readonly distinctHairColors: readonly NamedColor[];
}

export interface Painted {
  /** As of the painter's photo. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** Where a worn color hardly changes the photo. */
  readonly unnoticeable: readonly TryOnArea[];
}

export interface Painter {
  readonly facts: PainterFacts;
  readonly paint: (worn: WornColors) => Painted;
}

/** In the order in which they are painted. */
const LAYERS: Readonly<Record<TryOnArea, (photo: FacePhoto, use?: ColorUse) => Layer | null>> = {
  hair: hairLayer,
  blush: blushLayer,
  lips: (photo, use) => lipsLayer(photo, use === 'sheer'),
};
const AREAS = keysOf(LAYERS);

/** Smaller changes of hair (CIEDE2000) go unnoticed among its light and shade. */
const NOTICEABLE_CHANGE = 3;

const linearColorOf = ({ hex }: NamedColor) => srgbToLinear(hexToSrgb(hex));

/** Paints makeup and dyes on one photo. Takes long, so in a worker. Null if the photo has no outline of the face or its skin. */
export function createPainter({ pixels, crop, measurements, hairShares, hairColors }: PainterInput): Painter | null {
  const face = facePhoto(pixels, crop, measurements);
  if (!face) return null;
  const hairVisibility = hairShares && hairVisibilityOf(hairShares, face.height);
  const strands = hairShares && hairVisibility === 'clear' ? tryStrands(pixels, hairShares, face.height) : null;
  const faceWithStrands = { ...face, strands };
  const layers = new Map<string, Layer | null>();
  const layerOf = (area: TryOnArea, { use }: NamedColor): Layer | null => {
    const key = `${area} ${use}`;
    const layer = layers.get(key) ?? LAYERS[area](faceWithStrands, use);
    layers.set(key, layer);
    return layer;
  };
  const isUnnoticeable = (area: TryOnArea, color: NamedColor): boolean => {
    const layer = layerOf(area, color);
    const pigment = linearColorOf(color);
    const noticeableChange = layer?.noticeableChange ?? NOTICEABLE_CHANGE;
    return !!layer?.isNaturalColor?.(pigment) || (layer?.colorChange?.(pigment) ?? noticeableChange) < noticeableChange;
  };
  const isSimilarTo = (color: NamedColor) => (other: NamedColor) =>
    (layerOf('hair', color)?.colorChange?.(linearColorOf(color), linearColorOf(other)) ?? NOTICEABLE_CHANGE) <
    NOTICEABLE_CHANGE;
  const distinctHairColors: NamedColor[] = [];
  for (const color of strands ? hairColors : [])
    if (!isUnnoticeable('hair', color) && !distinctHairColors.some(isSimilarTo(color))) distinctHairColors.push(color);
  const paintAll = createRepainting(pixels, (target, colors, areas) => {
    for (const area of areas) {
      const color = colors[area];
      if (color) layerOf(area, color)?.paint(target, linearColorOf(color));
    }
  });
  return {
    facts: { hairVisibility, hasStrands: strands !== null, distinctHairColors },
    paint: (worn) => ({
      data: paintAll(worn),
      unnoticeable: AREAS.filter((area) => worn[area] && isUnnoticeable(area, worn[area])),
    }),
  };
}

function tryStrands(...args: Parameters<typeof strandsOf>): ReturnType<typeof strandsOf> | null {
  try {
    return strandsOf(...args);
  } catch (error) {
    console.warn('The hair could not be read:', error);
    return null;
  }
}

/** Keeps the picture without the part being tried on, so that a new color repaints only that part. */
function createRepainting(
  source: Pixels,
  paint: (target: Pixels, colors: WornColors, areas: readonly TryOnArea[]) => void,
): (colors: WornColors) => Uint8ClampedArray<ArrayBuffer> {
  const paintedCopy = (base: Uint8ClampedArray, colors: WornColors, areas: readonly TryOnArea[]) => {
    const data = new Uint8ClampedArray(base);
    paint({ ...source, data }, colors, areas);
    return data;
  };
  let lastColors: WornColors = {};
  let kept: { readonly excludedArea: TryOnArea; readonly base: Uint8ClampedArray } | undefined;
  return (colors) => {
    const changedAreas = AREAS.filter((area) => colors[area]?.hex !== lastColors[area]?.hex);
    lastColors = colors;
    const [area = kept?.excludedArea] = changedAreas;
    if (!area || changedAreas.length > 1) {
      kept = undefined;
      return paintedCopy(source.data, colors, AREAS);
    }
    if (kept?.excludedArea !== area) {
      const otherAreas = AREAS.filter((other) => other !== area);
      kept = { excludedArea: area, base: paintedCopy(source.data, colors, otherAreas) };
    }
    return paintedCopy(kept.base, colors, [area]);
  };
}
