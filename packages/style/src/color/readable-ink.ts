import { hexToSrgb } from './hex.ts';
import { linearLuminance, srgbToLinear } from './srgb.ts';

/** WCAG 2 relative luminance of a hex color, 0..1. */
export const relativeLuminance = (hex: string): number => linearLuminance(srgbToLinear(hexToSrgb(hex)));

/** WCAG 2 contrast ratio, 1..21. */
export function contrastRatio(a: string, b: string): number {
  const luminances = [a, b].map(relativeLuminance);
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** The product's near-black warm ink and warm paper. */
export const DARK_INK = '#1C1917';
export const LIGHT_INK = '#FBF8F3';

/** WCAG 2, level AA, for text of any size. */
const ENOUGH = 4.5;

/** The more readable of the product's two inks on `background`; black or white if neither has enough contrast. */
export function readableInk(background: string): string {
  const better = (a: string, b: string) => (contrastRatio(background, a) >= contrastRatio(background, b) ? a : b);
  const ink = better(DARK_INK, LIGHT_INK);
  return contrastRatio(background, ink) >= ENOUGH ? ink : better('#000000', '#FFFFFF');
}
