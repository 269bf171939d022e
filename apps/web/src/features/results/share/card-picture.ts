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

/** How much of a photo's width at its end tells the tones beyond it, and in how many steps from top to bottom. */
const END = 0.1;
const TONES = 3;
/** Pixels across and down of what is averaged: few enough to be read at once, and enough for every star of a flag. */
const [READ_WIDTH, READ_HEIGHT] = [16, 24 * TONES];

/** The mean of each step of an end's pixels (RGBA, row by row), from top to bottom. */
export function tonesOf(pixels: Uint8ClampedArray): string[] {
  const each = pixels.length / TONES;
  return Array.from({ length: TONES }, (_, step) => {
    const mean = (channel: number): number => {
      let sum = 0;
      for (let i = step * each + channel; i < (step + 1) * each; i += 4) sum += pixels[i] ?? 0;
      return Math.round(sum / (each / 4));
    };
    return `rgb(${mean(0)} ${mean(1)} ${mean(2)})`;
  });
}

/**
 * Goes on beside a photo in the tones of its ends, to be drawn as large as its box: a mirror image repeats the stars of a
 * flag, stretched edges smear, and one plain panel looks like a crop that failed.
 */
export function paintBeside(canvas: HTMLCanvasElement, { image, frame }: Pick<Underlay, 'image' | 'frame'>): void {
  canvas.width = 2;
  canvas.height = TONES;
  const context = canvas.getContext('2d');
  const end = canvasOf({ width: READ_WIDTH, height: READ_HEIGHT }).getContext('2d', { willReadFrequently: true });
  if (!context || !end) return;
  const { naturalWidth, naturalHeight } = image;
  const [top, height] = [Math.max(0, frame.top), Math.min(1, frame.top + frame.height) - Math.max(0, frame.top)];
  for (const [x, from] of [0, 1 - END].entries()) {
    end.imageSmoothingQuality = 'high';
    end.drawImage(
      image,
      from * naturalWidth,
      top * naturalHeight,
      END * naturalWidth,
      height * naturalHeight,
      0,
      0,
      READ_WIDTH,
      READ_HEIGHT,
    );
    for (const [y, tone] of tonesOf(end.getImageData(0, 0, READ_WIDTH, READ_HEIGHT).data).entries()) {
      context.fillStyle = tone;
      context.fillRect(x, y, 1, 1);
    }
  }
}

/** How far a photo passes into the tones beside it, in shares of the box: a hard seam looks like a crop that failed. */
const FADE = 0.08;
/** Beyond what is missing: hair is no nearer to the end of a photo that had to grow. */
const FADE_BEYOND = 0.03;

/** How much of a photo between panels is seen where, across its box: a straight line from one of these to the next. */
export function fadeOf([left, right]: Underlay['panels']): readonly { readonly at: number; readonly seen: 0 | 1 }[] {
  const over = (panel: number): number => Math.min(FADE, panel + FADE_BEYOND);
  return [
    { at: left, seen: left > 0 ? 0 : 1 },
    { at: left + over(left), seen: 1 },
    { at: 1 - right - over(right), seen: 1 },
    { at: 1 - right, seen: right > 0 ? 0 : 1 },
  ];
}

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
      const beside = canvasOf({ width: 2, height: TONES });
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
