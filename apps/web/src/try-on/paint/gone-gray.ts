import { linearLuminance, type Rgb } from '@trueseason/color';
import type { Pixels } from '../../garment/picture.ts';
import { pixelOf, ramp } from './paint.ts';
import type { Strands } from './strands.ts';

/** Between these a color's own light, in linear luminance, is that of hair that has gone gray, where it has hardly a hue. */
const GONE_GRAY = [0.12, 0.3] as const;
const HARDLY = [0.25, 0.6] as const;
/**
 * A gray strand is so much lighter than the middle of dark hair, in logarithms, so light in itself, in linear luminance, and
 * has hardly a hue: shine on black hair is no lighter than a tenth of white.
 */
const STRAND = { lighter: 0.6, light: 0.1, hue: 0.45 } as const;
/** Of hair without gray less than the first is as light, where it shines; from the second on it is salt and pepper. */
const SALT = [0.05, 0.11] as const;
/** From so much on a pixel is all hair; and every so many of them tell as well as all. */
const [ALL, EVERY] = [0.95, 5];

/** How far the channels of a color lie apart, in logarithms. */
const hueOf = (color: Rgb): number => Math.log(Math.max(...color, 1e-3) / Math.max(Math.min(...color), 1e-3));

/** How surely a color has hardly a hue. */
export const grayness = (own: Rgb): number => 1 - ramp(hueOf(own), ...HARDLY);

/** How surely a color is that of hair that has gone gray. */
export const grayOf = (own: Rgb): number => ramp(linearLuminance(own), ...GONE_GRAY) * grayness(own);

/** How surely dark hair has gray in it, which its one color does not tell. */
export function saltOf(own: Rgb, { pixels, shares, lit, strand }: Strands, photo: Pixels, light: Rgb): number {
  let [all, gray] = [0, 0];
  for (let i = 0; i < pixels.length; i += EVERY) {
    if ((shares[i] ?? 0) < ALL) continue;
    all += 1;
    if ((lit[i] ?? 0) + (strand[i] ?? 0) < STRAND.lighter) continue;
    const [r, g, b] = pixelOf(photo, pixels[i] ?? 0);
    const bare: Rgb = [r / light[0], g / light[1], b / light[2]];
    if (linearLuminance(bare) > STRAND.light && hueOf(bare) < STRAND.hue) gray += 1;
  }
  return ramp(gray / Math.max(1, all), ...SALT) * grayness(own);
}
