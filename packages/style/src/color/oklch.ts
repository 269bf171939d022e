import { hexToSrgb } from './hex.ts';
import { hueAngle } from './lab.ts';
import { srgbToLinear } from './srgb.ts';
import type { Lch } from './types.ts';

/**
 * Oklab lightness 0..1, chroma 0..0.4 and hue in degrees (Ottosson 2020, "A perceptual color space for image
 * processing"). Its hue is perceptually uniform for blues, where CIELAB turns to violet.
 */
export function hexToOklch(hex: string): Lch {
  const [r, g, b] = srgbToLinear(hexToSrgb(hex));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(greenRed, blueYellow),
    hueAngle(greenRed, blueYellow),
  ];
}
