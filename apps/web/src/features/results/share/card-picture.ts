import type { DrapeFrame } from '../../../components/drape/frame.ts';
import { canvasBlob } from '../../../lib/browser/canvas-blob.ts';
import { canvasOf } from '../../../lib/browser/canvas-of.ts';
import { svgImage } from '../../../lib/browser/svg-image.ts';
import { withFonts } from './story-fonts.ts';

/** A photo below a drawn card: what of it is shown, and in which boxes of the card, in shares. */
export interface Underlay {
  readonly image: HTMLImageElement;
  readonly frame: DrapeFrame;
  readonly boxes: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

/** Lays the photo where the drawn card leaves it free. */
export function paintUnderlay(context: CanvasRenderingContext2D, { image, frame, boxes }: Underlay): void {
  const { width, height } = context.canvas;
  for (const [x, y, w, h] of boxes) {
    const [boxWidth, boxHeight] = [w * width, h * height];
    context.save();
    context.beginPath();
    context.rect(x * width, y * height, boxWidth, boxHeight);
    context.clip();
    context.drawImage(
      image,
      x * width - (frame.left / frame.width) * boxWidth,
      y * height - (frame.top / frame.height) * boxHeight,
      boxWidth / frame.width,
      boxHeight / frame.height,
    );
    context.restore();
  }
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
