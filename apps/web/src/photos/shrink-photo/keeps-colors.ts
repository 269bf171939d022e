import type { Gamut } from './icc-gamut.ts';
import { readJpeg } from './jpeg-photo.ts';

/** Browsers without this gamut may silently use sRGB; see `keepsColors`. */
export function createContext(width: number, height: number, gamut: Gamut): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { colorSpace: gamut, willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** Colors at the edge of each gamut, which a narrower one changes by at least 20 levels. */
const EDGE_COLORS: Readonly<Record<Gamut, readonly (readonly [number, number, number])[]>> = {
  srgb: [
    [255, 0, 0],
    [40, 160, 90],
  ],
  'display-p3': [
    [255, 0, 0],
    [0, 230, 60],
  ],
};
/** The most that full-quality JPEG and rounding change a plain color. */
const MAX_CHANGE = 4;
const SIDE = 16;

const checks = new Map<Gamut, Promise<boolean>>();

/**
 * Whether this browser draws, writes and reads photos of a gamut without changing their colors. Tested once, since no
 * property reports it: some decode everything to sRGB, and some add noise to canvases for privacy.
 */
export function keepsColors(gamut: Gamut): Promise<boolean> {
  const earlierCheck = checks.get(gamut);
  if (earlierCheck) return earlierCheck;
  const check = Promise.all(EDGE_COLORS[gamut].map((color) => survivesEncoding(color, gamut))).then(
    (results) => results.every(Boolean),
    () => false,
  );
  checks.set(gamut, check);
  return check;
}

async function survivesEncoding(color: readonly [number, number, number], gamut: Gamut): Promise<boolean> {
  const source = createContext(SIDE, SIDE, gamut);
  source.fillStyle = `color(${gamut} ${color.map((level) => level / 255).join(' ')})`;
  source.fillRect(0, 0, SIDE, SIDE);
  const file = await source.canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
  if (readJpeg(new Uint8Array(await file.arrayBuffer()))?.gamut !== gamut) return false;
  const decoded = createContext(SIDE, SIDE, gamut);
  decoded.drawImage(await createImageBitmap(file), 0, 0);
  const { data } = decoded.getImageData(0, 0, SIDE, SIDE, { colorSpace: gamut });
  return data.every((level, i) => i % 4 === 3 || Math.abs(level - (color[i % 4] ?? 0)) <= MAX_CHANGE);
}
