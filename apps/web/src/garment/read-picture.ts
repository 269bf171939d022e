import type { Pixels } from './picture.ts';

/** So many pixels on the longer side tell all that there is to tell, in a tenth of a second on a phone. */
const READ_SIDE = 220;

/** A chosen picture: pixels to read, and a URL to show. */
export interface ChosenPicture {
  readonly pixels: Pixels;
  /** An object URL; whoever shows it lets go of it. */
  readonly url: string;
}

/** Decodes a picture on the device; nothing of it is sent anywhere. Rejects for what this browser cannot decode. */
export async function readPicture(file: Blob): Promise<ChosenPicture> {
  const image = await createImageBitmap(file);
  const small = drawn(image);
  const { width, height } = small.canvas;
  const { data } = small.getImageData(0, 0, width, height);
  image.close();
  return { pixels: { width, height, data }, url: URL.createObjectURL(file) };
}

function drawn(image: ImageBitmap): CanvasRenderingContext2D {
  const scale = Math.min(1, READ_SIDE / Math.max(image.width, image.height));
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
