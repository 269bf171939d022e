import type { Picture, Point } from '../picture/index.ts';
import { luminanceAt } from './swatch.ts';

/** The darkest linear value that cameras resolve. */
const BLACK = 1e-3;

/** Log luminance of a photo at a point; null outside it or where the face is covered. */
export const bareDepth =
  ({ width, height, data }: Picture, isBare: (x: number, y: number) => boolean) =>
  (place: Point): number | null => {
    const x = Math.round(place.x);
    const y = Math.round(place.y);
    if (x < 0 || y < 0 || x >= width || y >= height || !isBare(x, y)) return null;
    return Math.log(Math.max(BLACK, luminanceAt(data, (y * width + x) * 3)));
  };
