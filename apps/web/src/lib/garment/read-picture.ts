import type { Pixels } from './picture.ts';

/** So many pixels on the longer side tell all that there is to tell, in a tenth of a second on a phone. */
const READ_SIDE = 220;
const KEPT_SIDE = 96;

/** A picture as it was chosen: to be read, to be shown, and small enough to be kept. */
export interface ChosenPicture {
  readonly pixels: Pixels;
  /** An object URL; whoever shows it lets go of it. */
  readonly url: string;
  readonly thumb: string;
}

/** Decodes a picture on the device; nothing of it is sent anywhere. Rejects for what this browser cannot decode. */
export async function readPicture(file: Blob): Promise<ChosenPicture> {
  const image = await createImageBitmap(file);
  const small = drawn(image, READ_SIDE);
  const { width, height } = small.canvas;
  const { data } = small.getImageData(0, 0, width, height);
  const thumb = drawn(image, KEPT_SIDE).canvas.toDataURL('image/jpeg', 0.7);
  image.close();
  return { pixels: { width, height, data }, url: URL.createObjectURL(file), thumb };
}

function drawn(image: ImageBitmap, side: number): CanvasRenderingContext2D {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  // What is transparent in a shop's picture is its white page.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context;
}
