import type { Gamut } from './icc-gamut.ts';

export interface Surface {
  readonly canvas: OffscreenCanvas;
  readonly context: OffscreenCanvasRenderingContext2D;
}

/** Browsers that do not know the gamut may give an sRGB canvas without a word: see `keepsColors`. */
export function createSurface(width: number, height: number, gamut: Gamut): Surface {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { colorSpace: gamut, willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}
