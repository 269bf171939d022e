export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels as a canvas gives them: sRGB with 8 bits, four bytes a pixel. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

export const canvasOf = ({ width, height }: Size): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });

/** A part of a picture in another size. What is transparent becomes white, as the pages of shops are. */
export function readPixels(
  image: CanvasImageSource,
  { left, top, width, height }: Size & { readonly left: number; readonly top: number },
  size: Size,
  quality: ImageSmoothingQuality = 'low',
): ImageData {
  const context = canvasOf(size).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to draw on.');
  context.imageSmoothingQuality = quality;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, left, top, width, height, 0, 0, size.width, size.height);
  return context.getImageData(0, 0, size.width, size.height);
}
