import type { Picture, Point } from '../picture/index.ts';
import { luminanceAt } from './swatch.ts';

/** Nothing is darker (linear) than what a camera tells apart. */
const BLACK = 1e-3;

/** How light a photo is at a place (ln of luminance); null outside it, or where something lies over the face. */
export const bareDepth =
  ({ width, height, data }: Picture, isBare: (x: number, y: number) => boolean) =>
  (place: Point): number | null => {
    const [x, y] = [Math.round(place.x), Math.round(place.y)];
    if (x < 0 || y < 0 || x >= width || y >= height || !isBare(x, y)) return null;
    return Math.log(Math.max(BLACK, luminanceAt(data, (y * width + x) * 3)));
  };
