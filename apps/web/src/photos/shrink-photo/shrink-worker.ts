import { type JpegPhoto, readJpeg } from './jpeg-photo.ts';
import { createContext, keepsColors } from './keeps-colors.ts';

/** Pixels on the longer side: half again the engine's 1600, for the iris. */
const LONGER_SIDE = 2400;
/** At 0.85, iris colors moved up to twice as far; see decision 14. */
const QUALITY = 0.92;

/**
 * A smaller JPEG of a large photo: upright, in its own gamut, without metadata. Null if the photo is small enough or
 * its colors could change.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  const photo = readJpeg(new Uint8Array(await file.arrayBuffer()));
  const longer = photo ? Math.max(photo.width, photo.height) : 0;
  if (!photo || longer <= LONGER_SIDE || !(await keepsColors(photo.gamut))) return null;
  const scale = LONGER_SIDE / longer;
  const width = Math.round(photo.width * scale);
  const height = Math.round(photo.height * scale);
  const canvas = await drawSmaller(photo, width, height);
  const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return smaller.size < file.size && (await isSound(smaller, photo, canvas)) ? smaller : null;
}

/** Halves the photo as often as possible, and turns it upright in the last step. */
async function drawSmaller(photo: JpegPhoto, width: number, height: number): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(photo.picture);
  if (bitmap.width !== photo.width || bitmap.height !== photo.height) throw new Error('decoded to another size');
  let source: ImageBitmap | OffscreenCanvas = bitmap;
  // Halving averages four pixels; one large step would skip pixels.
  while (source.width >= 2 * width) {
    const half = createContext(Math.ceil(source.width / 2), Math.ceil(source.height / 2), photo.gamut);
    half.drawImage(source, 0, 0, half.canvas.width, half.canvas.height);
    source = half.canvas;
  }
  const sideways = photo.orientation > 4;
  const upright = createContext(sideways ? height : width, sideways ? width : height, photo.gamut);
  upright.setTransform(...uprightTransform(photo.orientation, width, height));
  upright.drawImage(source, 0, 0, width, height);
  bitmap.close();
  if (!isFilled(upright)) throw new Error('a canvas too large for this device');
  return upright.canvas;
}

/** The transform that turns an EXIF orientation, 1..8, upright. */
function uprightTransform(
  orientation: number,
  w: number,
  h: number,
): readonly [number, number, number, number, number, number] {
  const transforms = [
    [1, 0, 0, 1, 0, 0],
    [-1, 0, 0, 1, w, 0],
    [-1, 0, 0, -1, w, h],
    [1, 0, 0, -1, 0, h],
    [0, 1, 1, 0, 0, 0],
    [0, 1, -1, 0, h, 0],
    [0, -1, -1, 0, h, w],
    [0, -1, 1, 0, 0, w],
  ] as const;
  return transforms[orientation - 1] ?? transforms[0];
}

/** Out of memory, a canvas stays empty without an error. */
function isFilled(context: OffscreenCanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  const spots = [0.01, 0.5, 0.99].map((share) => [Math.floor(width * share), Math.floor(height * share)] as const);
  return spots.every(([x, y]) => context.getImageData(x, y, 1, 1).data[3] === 255);
}

async function isSound(smaller: Blob, photo: JpegPhoto, { width, height }: OffscreenCanvas): Promise<boolean> {
  const decoded = readJpeg(new Uint8Array(await smaller.arrayBuffer()));
  return (
    decoded?.gamut === photo.gamut && decoded.width === width && decoded.height === height && decoded.orientation === 1
  );
}

/** Answers each photo with a smaller one, or null to send it as it is. */
self.onmessage = async ({ data }: MessageEvent<Blob>): Promise<void> => {
  const smaller = await shrinkPhoto(data).catch((error: unknown) => {
    console.info('A photo is sent as it is:', error);
    return null;
  });
  self.postMessage(smaller);
};
