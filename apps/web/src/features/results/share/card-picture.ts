import type { DrapeFrame } from '../../../components/drape/frame.ts';
import { canvasBlob } from '../../../lib/browser/canvas-blob.ts';
import { canvasOf } from '../../../lib/browser/canvas-of.ts';
import { svgImage } from '../../../lib/browser/svg-image.ts';
import { withFonts } from './story-fonts.ts';

/** A photo below a drawn card: what of it is shown, and in which boxes of the card, in shares. */
export interface Underlay {
  readonly image: HTMLImageElement;
  readonly frame: DrapeFrame;
  /** The photo's own blur at the left and the right of each box, in shares of it. */
  readonly panels: readonly [left: number, right: number];
  readonly boxes: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

/** Pixels at each side of a photo of which no more than its colors is to be seen. */
const BLUR = 10;

/** The photo without its detail, for what it does not reach: plain panels look like a crop that failed. */
function blurOf(image: HTMLImageElement): HTMLCanvasElement {
  const blur = canvasOf({ width: BLUR, height: BLUR });
  const context = blur.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(image, 0, 0, BLUR, BLUR);
  return blur;
}

/** Lays the photo where the drawn card leaves it free. */
export function paintUnderlay(context: CanvasRenderingContext2D, { image, frame, panels, boxes }: Underlay): void {
  const { width, height } = context.canvas;
  for (const [x, y, w, h] of boxes) {
    const [boxWidth, boxHeight] = [w * width, h * height];
    context.save();
    context.beginPath();
    context.rect(x * width, y * height, boxWidth, boxHeight);
    context.clip();
    if (panels.some((share) => share > 0)) {
      context.imageSmoothingQuality = 'high';
      context.drawImage(blurOf(image), x * width, y * height, boxWidth, boxHeight);
    }
    const [left, right] = [Math.round(panels[0] * boxWidth), Math.round(panels[1] * boxWidth)];
    context.beginPath();
    context.rect(x * width + left, y * height, boxWidth - left - right, boxHeight);
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
