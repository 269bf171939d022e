import { type Lab, linearToLab, type Rgb } from '@trueseason/style/color';

/** Keeps logarithms finite; below this (linear) 8-bit pictures hold no color. */
export const FLOOR = 0.0008;

/**
 * A color on axes on which light and exposure are additive, for every surface:
 * - `tint`: (ln R/G + ln B/G) / sqrt 2, magenta against green;
 * - `warmth`: (ln R/G - ln B/G) / sqrt 2, amber against blue;
 * - `depth`: ln G, lightness.
 */
export type LogColor = readonly [tint: number, warmth: number, depth: number];

const log = (linear: number): number => Math.log(Math.max(linear, FLOOR));

export function toLogColor([red, green, blue]: Rgb): LogColor {
  const r = log(red);
  const g = log(green);
  const b = log(blue);
  return [(r + b - 2 * g) / Math.SQRT2, (r - b) / Math.SQRT2, g];
}

export function fromLogColor([tint, warmth, depth]: LogColor): Rgb {
  return [
    Math.exp(depth + (tint + warmth) / Math.SQRT2),
    Math.exp(depth),
    Math.exp(depth + (tint - warmth) / Math.SQRT2),
  ];
}

export const labOf = (color: LogColor): Lab => linearToLab(fromLogColor(color));

/** Warming of a shaded surface per unit of depth. */
const WARMER_IN_SHADE = 0.29;

/** Difference of two sides of a surface in tint and warmth beyond shading. */
export const beyondShade = (one: LogColor, other: LogColor): readonly [tint: number, warmth: number] => [
  one[0] - other[0],
  one[1] - other[1] + WARMER_IN_SHADE * (one[2] - other[2]),
];
