import { inTime } from './in-time.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Canvas pixels: 8-bit sRGB, four bytes per pixel. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

export const canvasOf = ({ width, height }: Size): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });

/** Pixels a side of the picture that tests whether a browser returns true pixels. */
const TEST_SIDE = 16;
/** The most that rounding and color management change a plain color. */
const MAX_CHANGE = 4;

let hasTruePixels: boolean | undefined;

/**
 * Whether this browser gives pages the pixels that they drew. Some change them so that sites cannot recognize a device;
 * no property reports it. Tested once.
 */
export function readsTruePixels(): boolean {
  hasTruePixels ??= areReadAsDrawn();
  return hasTruePixels;
}

/** Reads a picture of many different colors, because some browsers do not change plain ones. */
function areReadAsDrawn(): boolean {
  const context = canvasOf({ width: TEST_SIDE, height: TEST_SIDE }).getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  const colorAt = (pixel: number) => [(pixel * 37) % 256, (pixel * 101) % 256, (pixel * 197) % 256, 255] as const;
  for (let pixel = 0; pixel < TEST_SIDE ** 2; pixel++) {
    context.fillStyle = `rgb(${colorAt(pixel).slice(0, 3).join(' ')})`;
    context.fillRect(pixel % TEST_SIDE, Math.floor(pixel / TEST_SIDE), 1, 1);
  }
  const { data } = context.getImageData(0, 0, TEST_SIDE, TEST_SIDE);
  return data.every((level, i) => Math.abs(level - (colorAt(Math.floor(i / 4))[i % 4] ?? 0)) <= MAX_CHANGE);
}

/** This browser hides colors from pages: what would be read or saved is wrong. */
export class HiddenColorsError extends Error {}

function requireTruePixels(): void {
  if (!readsTruePixels()) throw new HiddenColorsError('This browser changes the pixels that pages read.');
}

/** Scales part of a picture. Transparent pixels become white, like shop pages. @throws HiddenColorsError */
export function readPixels(
  image: CanvasImageSource,
  { left, top, width, height }: Size & { readonly left: number; readonly top: number },
  size: Size,
  quality: ImageSmoothingQuality = 'low',
): ImageData {
  requireTruePixels();
  const context = canvasOf(size).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to draw on.');
  context.imageSmoothingQuality = quality;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, left, top, width, height, 0, 0, size.width, size.height);
  return context.getImageData(0, 0, size.width, size.height);
}

/** A file or pixels decoded. @throws if this browser cannot decode it */
export const decodePicture = (source: Blob | ImageData): Promise<ImageBitmap> =>
  inTime('picture', createImageBitmap(source));

/** The share of a picture's pixels that are more clear than opaque. @throws HiddenColorsError */
export function clearShare(image: CanvasImageSource, side: number): number {
  requireTruePixels();
  const context = canvasOf({ width: side, height: side }).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to draw on.');
  context.drawImage(image, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  return data.filter((value, i) => i % 4 === 3 && value < 128).length / side ** 2;
}

/** A picture ready to draw. @throws if it cannot be loaded */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await inTime('picture', image.decode());
  return image;
}

/** An SVG as an image of that size in pixels, with only the fonts and styles in `style`, not the page's. */
export function svgImage(svg: SVGSVGElement, width: number, height: number, style = ''): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const rules = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  rules.textContent = style;
  copy.prepend(rules);
  return loadImage(
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`,
  );
}

export function dataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader();
  const url = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
  return inTime('file', url);
}

/** The picture of a canvas as a file. @throws HiddenColorsError, or if it cannot be made */
export async function canvasBlob(
  canvas: HTMLCanvasElement,
  type: 'image/png' | 'image/jpeg' = 'image/png',
  quality?: number,
): Promise<Blob> {
  requireTruePixels();
  const blob = await inTime('picture', new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality)));
  if (!blob) throw new Error('The picture could not be made.');
  return blob;
}
