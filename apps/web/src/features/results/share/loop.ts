import { canvasOf } from '../../../lib/browser/canvas-of.ts';
import { svgImage } from '../../../lib/browser/svg-image.ts';
import { paintUnderlay, type Underlay } from './card-picture.ts';
import { withFonts } from './story-fonts.ts';

const FPS = 30;
const LOOP_MS = 4000;
/** The wrong cloth hangs until here, and the right one has crossed it by there. */
const [CROSS_FROM, CROSS_TO] = [1100, 1900];

const TYPES = ['video/mp4;codecs=avc1.42E01F', 'video/mp4', 'video/webm;codecs=vp9', 'video/webm'];

/** The kind of film that this device can make; null for none. */
export function loopType(): string | null {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

export interface LoopParts {
  /** The card in a color to avoid, and as it is. */
  readonly before: SVGSVGElement;
  readonly after: SVGSVGElement;
  readonly underlay: Underlay | null;
}

/** Four seconds on this device: a color to avoid, the best one crossing it, and back at the start. */
export async function recordLoop(
  { before, after, underlay }: LoopParts,
  [width, height]: readonly [number, number],
  type: string,
): Promise<Blob> {
  const [wrong, right] = await Promise.all(
    [before, after].map(async (svg) => svgImage(await withFonts(svg, width, height), width, height)),
  );
  const canvas = canvasOf({ width, height });
  const context = canvas.getContext('2d');
  if (!context || !wrong || !right) throw new Error('The film could not be painted.');
  const paint = (ms: number): void => {
    const share = Math.min(1, Math.max(0, (ms - CROSS_FROM) / (CROSS_TO - CROSS_FROM)));
    const edge = width * (1 - share * share * (3 - 2 * share));
    if (underlay) paintUnderlay(context, underlay);
    context.drawImage(wrong, 0, 0, width, height);
    context.save();
    context.beginPath();
    context.rect(edge, 0, width - edge, height);
    context.clip();
    if (underlay) paintUnderlay(context, underlay);
    context.drawImage(right, 0, 0, width, height);
    context.restore();
  };
  paint(0);
  const recorder = new MediaRecorder(canvas.captureStream(FPS), { mimeType: type, videoBitsPerSecond: 6_000_000 });
  const chunks: Blob[] = [];
  const stopped = new Promise<void>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    recorder.onstop = () => resolve();
    recorder.onerror = () => reject(new Error('The film could not be recorded.'));
  });
  recorder.start();
  const started = performance.now();
  await new Promise<void>((resolve) => {
    const step = (): void => {
      const ms = performance.now() - started;
      paint(Math.min(ms, LOOP_MS));
      if (ms < LOOP_MS) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
  recorder.stop();
  await stopped;
  return new Blob(chunks, { type: type.split(';')[0] });
}
