import { createSurface } from '../shrink-photo/canvas.ts';

/** A camera's picture is soft already: nothing more is to be lost. */
const QUALITY = 0.95;

export async function encodeFrame(frame: ImageBitmap): Promise<Blob> {
  const { canvas, context } = createSurface(frame.width, frame.height, 'srgb');
  context.drawImage(frame, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
