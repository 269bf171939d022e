import { svgImage } from '../../lib/browser/picture.ts';

/** More pixels than this show nothing more in a cloth that moves. */
const SHARPEST = 1.5;

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Paints drawn cloths onto canvases of the same order, one a frame while nothing moves yet: folds are blurred shapes,
 * which would cost frames while they cross.
 */
export async function paintCloths(
  svgs: readonly SVGSVGElement[],
  canvases: readonly HTMLCanvasElement[],
): Promise<void> {
  const scale = Math.min(SHARPEST, window.devicePixelRatio);
  for (const [i, canvas] of canvases.entries()) {
    const svg = svgs[i];
    if (!svg) continue;
    const { width, height } = canvas.getBoundingClientRect();
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const image = await svgImage(svg, canvas.width, canvas.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    await nextFrame();
  }
}
