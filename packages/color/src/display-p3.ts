import { srgbToLinear, xyzToLinear } from './srgb.ts';
import type { Rgb, Xyz } from './types.ts';

const linearP3ToXyz = ([r, g, b]: Rgb): Xyz => [
  0.4865709486 * r + 0.2656676932 * g + 0.1982172852 * b,
  0.2289745641 * r + 0.6917385218 * g + 0.0792869141 * b,
  0.0451133819 * g + 1.0439443689 * b,
];

/** Encoded Display P3 (sRGB transfer curve, D65) to linear sRGB; may leave 0..1 where P3 is wider. */
export const displayP3ToLinearSrgb = (rgb: Rgb): Rgb => xyzToLinear(linearP3ToXyz(srgbToLinear(rgb)));
