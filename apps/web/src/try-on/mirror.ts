import { hexToSrgb, type Lab, srgbToLinear } from '@trueseason/color';
import { keysOf, type PhotoVerdict } from '@trueseason/contracts';
import type { Frame } from '../drape/frame-of.ts';
import type { Pixels } from '../garment/picture.ts';
import { canvasBlob } from '../lib/browser/canvas-blob.ts';
import { canvasOf } from '../lib/browser/canvas-of.ts';
import { nextTask } from '../lib/browser/next-task.ts';
import type { OwnPhoto } from '../photos/own-photo.ts';
import { cutAround, HAIR_ROOM } from './cut.ts';
import { type HairSeen, hairSeen } from './hair/hair-seen.ts';
import { type FacePhoto, facePhoto } from './paint/face-photo.ts';
import type { Size } from './paint/mask.ts';
import type { Layer } from './paint/paint.ts';
import type { Strands } from './paint/strands.ts';
import { strandsAside } from './paint/strands-aside.ts';
import { type IsAsBefore, PARTS, type Part, type Worn, type WornColor } from './parts.ts';

/** A photo with try-ons. */
export interface Mirror {
  /** Which of the photos it is. */
  readonly position: OwnPhoto['position'];
  readonly width: number;
  readonly height: number;
  /** Whether it is all of the head, or the face alone. */
  readonly hasHair: boolean;
  /** Hair coverage per pixel, if computed. */
  readonly hairSeen: HairSeen | null;
  /** Whether the photo shows what a part is worn on. */
  readonly shows: (part: Part) => boolean;
  readonly isAsBefore: IsAsBefore;
  readonly draw: (context: CanvasRenderingContext2D, worn: Worn) => void;
  /** The same as a file. */
  readonly picture: (worn: Worn) => Promise<Blob>;
}

/** What is known of a photo beside its outlines. */
export interface MirrorFacts {
  readonly skinHex: string;
  readonly hairLab: Lab | undefined;
  readonly warnings: PhotoVerdict['warnings'];
}

/** More pixels across than a phone shows a face in. */
const WIDEST = 720;

/** Less than this, in CIEDE2000, is not noticed from one picture to the next of hair, which is all light and shade. */
const NOTICED = 3;

/** The face of a loaded photo; null where it was not outlined. */
export async function openMirror(
  image: HTMLImageElement,
  photo: OwnPhoto,
  { skinHex, hairLab, warnings }: MirrorFacts,
  hairMap: ImageBitmap | null = null,
): Promise<Mirror | null> {
  const cut = cutAround(photo.silhouettes, image.naturalWidth / image.naturalHeight, hairMap ? HAIR_ROOM : undefined);
  const source = cut && pixelsOf(image, image.naturalWidth, image.naturalHeight, cut);
  await nextTask();
  const bare =
    source &&
    facePhoto(source, cut, { outlines: photo.outlines ?? [], silhouettes: photo.silhouettes, skinHex, hairLab });
  if (!bare) return null;
  await nextTask();
  const map = hairMap && pixelsOf(hairMap, hairMap.width, hairMap.height, cut, source);
  const shares = map && sharesOf(map);
  const seen = shares && hairSeen(shares, bare.height);
  const face: FacePhoto = { ...bare, strands: seen === 'clear' ? await strandsBy(shares, bare) : null };
  const layers = new Map<string, Layer | null>();
  const layerOf = (part: Part, { isSheer, wear }: WornColor): Layer | null => {
    const key = [part, isSheer, wear].join();
    const known = layers.get(key);
    if (known !== undefined) return known;
    const made = PARTS[part].layer(face, { isSheer, wear });
    layers.set(key, made);
    return made;
  };
  const paint = (target: ImageData, worn: Worn, parts: readonly Part[]): ImageData => {
    for (const part of parts) {
      const color = worn[part];
      if (color) layerOf(part, color)?.paint(target, linearOf(color));
    }
    return target;
  };
  let last: Worn = {};
  /** All that is worn but one part: who tries one color after the other waits for that part alone. */
  let others: { readonly but: Part; readonly picture: ImageData } | undefined;
  const draw: Mirror['draw'] = (context, worn) => {
    const changed = keysOf(PARTS).filter((part) => worn[part]?.hex !== last[part]?.hex);
    last = worn;
    const [part = others?.but] = changed;
    if (!part || changed.length > 1) {
      others = undefined;
      context.putImageData(paint(copyOf(source), worn, keysOf(PARTS)), 0, 0);
      return;
    }
    if (others?.but !== part) {
      const rest = keysOf(PARTS).filter((one) => one !== part);
      others = { but: part, picture: paint(copyOf(source), worn, rest) };
    }
    context.putImageData(paint(copyOf(others.picture), worn, [part]), 0, 0);
  };
  return {
    position: photo.position,
    width: source.width,
    height: source.height,
    hasHair: hairMap !== null,
    hairSeen: seen,
    draw,
    shows: (part) =>
      PARTS[part].isSeen({
        outlines: photo.outlines ?? [],
        warnings,
        hair: face.strands !== null,
      }),
    isAsBefore: (part, color) => {
      const [layer, pigment] = [layerOf(part, color), linearOf(color)];
      const noticed = layer?.noticed ?? NOTICED;
      return !!layer?.isOwn?.(pigment) || (layer?.moves?.(pigment) ?? noticed) < noticed;
    },
    picture: (worn) => {
      const canvas = canvasOf(source);
      const context = canvas.getContext('2d');
      if (context) draw(context, worn);
      return canvasBlob(canvas);
    },
  };
}

const copyOf = ({ data, width, height }: ImageData) => new ImageData(new Uint8ClampedArray(data), width, height);

const linearOf = ({ hex }: WornColor) => srgbToLinear(hexToSrgb(hex));

/** How much of each pixel is hair. */
const sharesOf = ({ data, width, height }: Pixels): Float32Array =>
  Float32Array.from({ length: width * height }, (_, i) => (data[i * 4] ?? 0) / 255);

/** Null where a browser cannot say. */
const strandsBy = (map: Float32Array | null, { pixels, height: face }: FacePhoto): Promise<Strands | null> =>
  map ? strandsAside({ photo: pixels, map, face }).catch(() => null) : Promise.resolve(null);

/** A part of a picture, at a phone's resolution or the given size. */
function pixelsOf(
  image: CanvasImageSource,
  whole: number,
  high: number,
  { left, top, width, height }: Frame,
  size?: Size,
): ImageData | null {
  const [w, h] = [width * whole, height * high];
  const scale = Math.min(1, WIDEST / w);
  const canvas = canvasOf(size ?? { width: Math.round(w * scale), height: Math.round(h * scale) });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, left * whole, top * high, w, h, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
