import type { DrapeFrame } from '../../../components/drape/frame.ts';
import { canvasBlob } from '../../../lib/browser/canvas-blob.ts';
import { canvasOf } from '../../../lib/browser/canvas-of.ts';
import { svgImage } from '../../../lib/browser/svg-image.ts';
import { withFonts } from './story-fonts.ts';

/** A photo below a drawn card: what of it is shown, and in which boxes of the card, in shares. */
export interface Underlay {
  readonly image: HTMLImageElement;
  readonly frame: DrapeFrame;
  /** Where the photo does not reach at the left and the right of each box, in shares of it. */
  readonly panels: readonly [left: number, right: number];
  readonly boxes: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

/** Pixels at each side of what lies below a photo: drawn as large as the card, they are a blur like that of a background. */
const BLUR = 48;

/** Goes on beside a photo with its mirror image, blurred: stretched edges smear, and plain panels look like a crop that failed. */
export function paintBeside(canvas: HTMLCanvasElement, { image, frame }: Pick<Underlay, 'image' | 'frame'>): void {
  canvas.width = BLUR;
  canvas.height = BLUR;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  const [left, width] = [(-frame.left / frame.width) * BLUR, BLUR / frame.width];
  for (const end of [left, left + width]) {
    context.setTransform(-1, 0, 0, 1, 2 * end, 0);
    context.drawImage(image, left, (-frame.top / frame.height) * BLUR, width, BLUR / frame.height);
  }
  context.resetTransform();
  context.drawImage(image, left, (-frame.top / frame.height) * BLUR, width, BLUR / frame.height);
}

/** How far a photo passes into its own blur, in shares of the box: a hard seam looks like a crop that failed. */
const FADE = 0.04;

/** How much of a photo between panels is seen where, across its box: a straight line from one of these to the next. */
export const fadeOf = ([left, right]: Underlay['panels']): readonly { readonly at: number; readonly seen: 0 | 1 }[] => [
  { at: left, seen: left > 0 ? 0 : 1 },
  { at: left + FADE, seen: 1 },
  { at: 1 - right - FADE, seen: 1 },
  { at: 1 - right, seen: right > 0 ? 0 : 1 },
];

/** What a frame shows of a photo, as large as its box, passing into nothing beside panels. */
function photoIn(
  image: HTMLImageElement,
  frame: DrapeFrame,
  panels: Underlay['panels'],
  [width, height]: readonly [number, number],
): HTMLCanvasElement {
  const photo = canvasOf({ width: Math.ceil(width), height: Math.ceil(height) });
  const context = photo.getContext('2d');
  context?.drawImage(
    image,
    -(frame.left / frame.width) * width,
    -(frame.top / frame.height) * height,
    width / frame.width,
    height / frame.height,
  );
  if (!context || panels.every((share) => share === 0)) return photo;
  const fade = context.createLinearGradient(0, 0, width, 0);
  for (const { at, seen } of fadeOf(panels)) fade.addColorStop(at, `rgb(0 0 0 / ${seen})`);
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = fade;
  context.fillRect(0, 0, photo.width, photo.height);
  return photo;
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
      const beside = canvasOf({ width: BLUR, height: BLUR });
      paintBeside(beside, { image, frame });
      context.drawImage(beside, x * width, y * height, boxWidth, boxHeight);
    }
    context.drawImage(photoIn(image, frame, panels, [boxWidth, boxHeight]), x * width, y * height);
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
