import { hexToSrgb } from './hex.ts';
import { linearLuminance, srgbToLinear } from './srgb.ts';

/** WCAG 2 relative luminance of a hex colour, 0..1. */
export const relativeLuminance = (hex: string): number => linearLuminance(srgbToLinear(hexToSrgb(hex)));

/** WCAG 2 contrast ratio, 1..21. */
export function contrastRatio(a: string, b: string): number {
  const [x, y] = [relativeLuminance(a), relativeLuminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The house's near-black warm ink and warm paper; callers may pass others. */
export const DARK_INK = '#1C1917';
export const LIGHT_INK = '#FBF8F3';

/** Whichever of two inks reads better on `background`. */
export const readableInk = (background: string, dark: string = DARK_INK, light: string = LIGHT_INK): string =>
  contrastRatio(background, dark) >= contrastRatio(background, light) ? dark : light;
