import { keysOf, type NamedColor } from '@trueseason/contracts';
import { hexToSrgb, type Lab, srgbToLinear } from '@trueseason/style/color';
import { cutAround, HAIR_ROOM } from '../drape/cut.ts';
import type { Frame } from '../drape/frame.ts';
import { canvasBlob, canvasOf, readPixels, type Size } from '../lib/browser/picture.ts';
import type { OwnPhoto } from '../photos/own-photo.ts';
import { facePhoto } from './paint/face-photo.ts';
import type { Layer } from './paint/paint.ts';
import { strandsAside } from './paint/strands-aside.ts';
import { type IsAsBefore, PARTS, type Part, type Worn } from './parts.ts';

export interface Mirror extends Size {
  readonly position: OwnPhoto['position'];
  /** Null if hair was not requested. */
  readonly hairSeen: HairSeen | null;
  /** Whether the photo shows where a part is worn. */
  readonly shows: (part: Part) => boolean;
  readonly isAsBefore: IsAsBefore;
  /** Colors that visibly change the photo, each differently. */
  readonly differing: (part: Part, colors: readonly NamedColor[]) => readonly NamedColor[];
  readonly draw: (context: CanvasRenderingContext2D, worn: Worn) => void;
  readonly picture: (worn: Worn) => Promise<Blob>;
}

/** In pixels: more than the width of a face on a phone. */
const WIDEST = 720;

/** Smaller changes of hair (CIEDE2000) go unnoticed among its light and shade. */
const NOTICED = 3;

/** Null if the photo has no outline of the face or its skin. */
export async function openMirror(
  image: HTMLImageElement,
  { position, outlines, silhouettes }: OwnPhoto,
  facts: { readonly skinHex: string; readonly hairLab: Lab | undefined; readonly isUnderHat: boolean },
  hairMap: ImageBitmap | null,
): Promise<Mirror | null> {
  const whole = { width: image.naturalWidth, height: image.naturalHeight };
  const cut = cutAround(silhouettes, whole.width / whole.height, hairMap ? HAIR_ROOM : undefined);
  if (!cut) return null;
  const part = partOf(whole, cut);
  const scale = Math.min(1, WIDEST / part.width);
  const [width, height] = [Math.round(part.width * scale), Math.round(part.height * scale)];
  const source = readPixels(image, part, { width, height });
  // Let the page handle input between long steps.
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  await pause();
  const bare = facePhoto(source, cut, { ...facts, outlines: outlines ?? [], silhouettes });
  if (!bare) return null;
  await pause();
  const shares = hairMap && sharesOf(readPixels(hairMap, partOf(hairMap, cut), source));
  const seen = shares && hairSeen(shares, bare.height);
  const strands = shares && seen === 'clear' ? await strandsAside(source, shares, bare.height).catch(() => null) : null;
  const face = { ...bare, strands };
  const layers = new Map<string, Layer | null>();
  const layerOf = (one: Part, { use }: NamedColor): Layer | null => {
    const key = `${one} ${use}`;
    const layer = layers.get(key) ?? PARTS[one].layer(face, use);
    layers.set(key, layer);
    return layer;
  };
  const draw = drawing(source, (target, worn, parts) => {
    for (const one of parts) {
      const color = worn[one];
      if (color) layerOf(one, color)?.paint(target, linearOf(color));
    }
  });
  const isAsBefore: IsAsBefore = (one, color) => {
    const [layer, pigment] = [layerOf(one, color), linearOf(color)];
    const noticed = layer?.noticed ?? NOTICED;
    return !!layer?.isOwn?.(pigment) || (layer?.moves?.(pigment) ?? noticed) < noticed;
  };
  return {
    position,
    width,
    height,
    hairSeen: seen,
    draw,
    shows: (one) => PARTS[one].isSeen({ outlines, isUnderHat: facts.isUnderHat, hair: strands !== null }),
    isAsBefore,
    differing: (one, colors) => {
      if (!PARTS[one].ownOnly) return colors;
      const kept: NamedColor[] = [];
      const isNear = (color: NamedColor) => (other: NamedColor) =>
        (layerOf(one, color)?.moves?.(linearOf(color), linearOf(other)) ?? NOTICED) < NOTICED;
      for (const color of colors) if (!isAsBefore(one, color) && !kept.some(isNear(color))) kept.push(color);
      return kept;
    },
    picture: (worn) => {
      const canvas = canvasOf(source);
      const context = canvas.getContext('2d');
      if (context) draw(context, worn);
      return canvasBlob(canvas);
    },
  };
}

const partOf = ({ width, height }: Size, cut: Frame) => ({
  left: cut.left * width,
  top: cut.top * height,
  width: cut.width * width,
  height: cut.height * height,
});

const linearOf = ({ hex }: NamedColor) => srgbToLinear(hexToSrgb(hex));

const sharesOf = ({ data, width, height }: ImageData): Float32Array =>
  Float32Array.from({ length: width * height }, (_, i) => (data[i * 4] ?? 0) / 255);

/** Caches the picture without the part being tried on, so that a new color repaints only that part. */
function drawing(
  source: ImageData,
  paint: (target: ImageData, worn: Worn, parts: readonly Part[]) => void,
): Mirror['draw'] {
  const all = keysOf(PARTS);
  const painted = (on: ImageData, worn: Worn, parts: readonly Part[]): ImageData => {
    const target = new ImageData(new Uint8ClampedArray(on.data), on.width, on.height);
    paint(target, worn, parts);
    return target;
  };
  let last: Worn = {};
  let others: { readonly but: Part; readonly picture: ImageData } | undefined;
  return (context, worn) => {
    const changed = all.filter((part) => worn[part]?.hex !== last[part]?.hex);
    last = worn;
    const [part = others?.but] = changed;
    if (!part || changed.length > 1) {
      others = undefined;
      context.putImageData(painted(source, worn, all), 0, 0);
      return;
    }
    if (others?.but !== part) {
      const rest = all.filter((one) => one !== part);
      others = { but: part, picture: painted(source, worn, rest) };
    }
    context.putImageData(painted(others.picture, worn, [part]), 0, 0);
  };
}

/** Less hair, in squared face heights, is a close crop, stubble, or bangs under a hat. */
const LEAST_HAIR = 0.1;
/** With a larger share in doubt, color would be patchy. */
const MOST_DOUBT = 0.6;

/** Hair colors need clear hair: enough of it, and distinct from the background. */
export type HairSeen = 'clear' | 'little' | 'unclear';

/** @param shares how much of each pixel the analysis took for hair */
export function hairSeen(shares: Float32Array, face: number): HairSeen {
  const hair = shares.filter((share) => share > 0.5).length;
  const doubt = shares.filter((share) => share > 0.15 && share < 0.85).length;
  // Checked first: a close crop is nearly all edge, so it would also be unclear.
  if (hair <= LEAST_HAIR * face ** 2) return 'little';
  return doubt < MOST_DOUBT * hair ? 'clear' : 'unclear';
}
