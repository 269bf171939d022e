import { linearLuminance, linearToLab, SRGB8_TO_LINEAR } from '@trueseason/style/color';
import { decodePicture, type Pixels, readPixels, type Size } from '../lib/browser/picture.ts';
import { perChannel } from '../lib/math.ts';

/** A point in a picture, in shares of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const CENTER: Spot = { x: 0.5, y: 0.5 };

/** Three numbers per pixel. */
export type Planes = Float32Array;

export type Triple = readonly [number, number, number];

/** Enough pixels on the longer side, which take a phone 0.1 s to read. */
const READ_SIDE = 220;

/** Decodes a picture on this device. @throws if this browser cannot decode it */
export async function readPicture(file: Blob): Promise<ImageData> {
  const image = await decodePicture(file);
  const scale = Math.min(1, READ_SIDE / Math.max(image.width, image.height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  const { width, height } = image;
  const size = { width: scaled(width), height: scaled(height) };
  const pixels = readPixels(image, { left: 0, top: 0, width, height }, size, 'high');
  image.close();
  return pixels;
}

/** Whether a spot is part of a face instead of a garment. */
export type IsFace = (spot: Spot) => boolean;

/** Starts loading the face finder. */
export const loadFaceFinder = () => import('../lib/faces/find-in-picture.ts');

/** @throws if the face finder does not load */
export async function findFace(pixels: ImageData): Promise<IsFace> {
  const { findFaceInPicture: findInPicture } = await loadFaceFinder();
  const picture = await decodePicture(pixels);
  const detection = await findInPicture(picture);
  picture.close();
  if (!detection) return () => false;
  const { face, square } = detection;
  const isIn = (position: number, start: number, middle: number, size: number): boolean =>
    Math.abs((position - start) / square.side - middle) < size / 2;
  return ({ x, y }) =>
    isIn(x * pixels.width, square.left, face.center.x, face.width) &&
    isIn(y * pixels.height, square.top, face.center.y, face.height);
}

export function toLinear({ data, width, height }: Pixels): Planes {
  const linear = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) linear[i * 3 + c] = SRGB8_TO_LINEAR[data[i * 4 + c] ?? 0] ?? 0;
  }
  return linear;
}

/** CIE Lab of every pixel, relative to `white`. */
export function toLab(linear: Planes, white: Triple): Planes {
  const lab = new Float32Array(linear.length);
  for (let pixel = 0; pixel * 3 < linear.length; pixel++) {
    const color = pixelAt(linear, pixel);
    lab.set(linearToLab(perChannel((c) => color[c] / white[c])), pixel * 3);
  }
  return lab;
}

export const pixelAt = (planes: Planes, pixel: number): Triple => perChannel((c) => planes[pixel * 3 + c] ?? 0);

function pixelsWhere({ width, height }: Size, isIn: (x: number, y: number) => boolean): number[] {
  const pixels: number[] = [];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (isIn(x, y)) pixels.push(y * width + x);
  return pixels;
}

/** The pixels in an ellipse around a spot, with radii in shares of the picture. */
export const ellipseAround = (spot: Spot, [rx, ry]: readonly [number, number], size: Size): number[] =>
  pixelsWhere(size, (x, y) => {
    const dx = ((x + 0.5) / size.width - spot.x) / rx;
    const dy = ((y + 0.5) / size.height - spot.y) / ry;
    return dx * dx + dy * dy <= 1;
  });

export function border(size: Size): number[] {
  const { width, height } = size;
  const depth = Math.max(1, Math.round(Math.min(width, height) * 0.04));
  return pixelsWhere(size, (x, y) => Math.min(x, y, width - 1 - x, height - 1 - y) < depth);
}

export const meanColor = (planes: Planes, pixels: readonly number[]): Triple =>
  perChannel((c) => pixels.reduce((sum, pixel) => sum + (planes[pixel * 3 + c] ?? 0), 0) / Math.max(1, pixels.length));

/** Darkest first. */
export const sortByLight = (linear: Planes, pixels: readonly number[]): number[] =>
  pixels
    .map((pixel) => ({ pixel, y: linearLuminance(pixelAt(linear, pixel)) }))
    .sort((a, b) => a.y - b.y)
    .map(({ pixel }) => pixel);
