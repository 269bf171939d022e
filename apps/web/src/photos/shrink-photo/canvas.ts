import type { Gamut } from './icc-gamut.ts';

/** Browsers that do not know the gamut may silently use sRGB: see `keepsColors`. */
export function createContext(width: number, height: number, gamut: Gamut): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { colorSpace: gamut, willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  return context;
}
