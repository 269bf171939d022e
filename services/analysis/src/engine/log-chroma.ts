import type { Rgb } from '@trueseason/color';
import { FLOOR } from './burnt-out.ts';

/**
 * A colour on axes in which a change of light or exposure is an addition, the same for every surface:
 * - `tint`: (ln R/G + ln B/G) / sqrt 2, magenta against green;
 * - `warmth`: (ln R/G - ln B/G) / sqrt 2, amber against blue;
 * - `depth`: ln G, how light it is.
 */
export type LogColor = readonly [tint: number, warmth: number, depth: number];
export const DIMENSIONS = [0, 1, 2] as const;

export function toLogColor(linear: Rgb): LogColor {
  const [r, g, b] = linear.map((v) => Math.log(Math.max(v, FLOOR))) as unknown as Rgb;
  return [(r + b - 2 * g) / Math.SQRT2, (r - b) / Math.SQRT2, g];
}

export function fromLogColor([tint, warmth, depth]: LogColor): Rgb {
  return [
    Math.exp(depth + (tint + warmth) / Math.SQRT2),
    Math.exp(depth),
    Math.exp(depth + (tint - warmth) / Math.SQRT2),
  ];
}
