import { linearToSrgb, linearToXyz, srgbToLinear, xyzToLinear } from './srgb.ts';
import type { Lab, Lch, Rgb, Xyz } from './types.ts';

/** D65 white, the sum of the sRGB primaries, so that encoded white is exactly L* 100, a* = b* = 0. */
export const D65: Xyz = linearToXyz([1, 1, 1]);

const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

const compress = (t: number): number => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);
const expand = (f: number): number => (f ** 3 > EPSILON ? f ** 3 : (116 * f - 16) / KAPPA);

/** CIE 15:2004, with D65 as the white. */
export function xyzToLab([x, y, z]: Xyz): Lab {
  const fx = compress(x / D65[0]);
  const fy = compress(y / D65[1]);
  const fz = compress(z / D65[2]);
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

export function labToXyz([l, a, b]: Lab): Xyz {
  const fy = (l + 16) / 116;
  return [expand(fy + a / 500) * D65[0], expand(fy) * D65[1], expand(fy - b / 200) * D65[2]];
}

export const linearToLab = (linear: Rgb): Lab => xyzToLab(linearToXyz(linear));
export const labToLinear = (lab: Lab): Rgb => xyzToLinear(labToXyz(lab));
export const srgbToLab = (rgb: Rgb): Lab => linearToLab(srgbToLinear(rgb));
/** May exceed 0..1 outside the sRGB gamut. */
export const labToSrgb = (lab: Lab): Rgb => linearToSrgb(labToLinear(lab));

/** Hue angle in degrees 0..360; 0 for a perfect gray. */
export function hueAngle(a: number, b: number): number {
  const h = (Math.atan2(b, a) * 180) / Math.PI;
  return h < 0 ? h + 360 : h;
}

export const labToLch = ([l, a, b]: Lab): Lch => [l, Math.hypot(a, b), hueAngle(a, b)];

export function lchToLab([l, c, h]: Lch): Lab {
  const rad = (h * Math.PI) / 180;
  return [l, c * Math.cos(rad), c * Math.sin(rad)];
}

/** Signed shortest difference from hue `from` to hue `to`, in degrees -180..180. */
export const hueDifference = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;
