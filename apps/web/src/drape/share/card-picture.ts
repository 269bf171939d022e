import { canvasBlob } from '../../lib/browser/canvas-blob.ts';
import { canvasOf } from '../../lib/browser/canvas-of.ts';
import { svgImage } from '../../lib/browser/svg-image.ts';
import type { DrapeFrame } from '../frame.ts';
import { withFonts } from './story-fonts.ts';

/** A photo below a drawn card, and what of it is shown. */
export interface Underlay {
  readonly image: HTMLImageElement;
  readonly frame: DrapeFrame;
}

/** Lays the photo where the drawn card leaves it free. */
function paintUnderlay(context: CanvasRenderingContext2D, { image, frame }: Underlay): void {
  const [width, height] = [context.canvas.width / frame.width, context.canvas.height / frame.height];
  context.drawImage(image, -frame.left * width, -frame.top * height, width, height);
}

/** A drawn card as a PNG of that size, made on this device, over a photo where there is one. */
export async function cardPicture(
  svg: SVGSVGElement,
  [width, height]: readonly [number, number],
  underlay: Underlay | null,
): Promise<Blob> {
  const card = await svgImage(await withFonts(svg, width, height), width, height);
  const canvas = canvasOf({ width, height });
  const context = canvas.getContext('2d');
  if (context && underlay) paintUnderlay(context, underlay);
  context?.drawImage(card, 0, 0, width, height);
  return canvasBlob(canvas);
}
