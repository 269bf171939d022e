import type { NamedColor } from '@trueseason/contracts';
import { chromaOf, deltaE00, hexToLab, isColorful, type Lab } from '../../color/index.ts';

/** CIEDE2000 within which cloth looks like the skin above it. */
export const LIKE_SKIN = 12;
/** Chroma from which more of it makes no color more wanted, and its weight against probability. */
const MOST_COLORFUL = 50;
const WORTH_OF_CHROMA = 0.35;
/** L* above which a cloth is a tint, and what white would lose by it: of equals the deeper color hangs first. */
const TINT = 80;
const PRICE_OF_TINT = 0.05;

/**
 * The color that hangs first: the likeliest of the colorful ones, more chroma and depth preferred, and none that looks
 * like the skin. Neutrals and tints are likely only because many seasons share them (`bench:engine`, `shots`).
 * @param colors rated
 * @returns undefined where none is colorful and differs from the skin
 */
export function firstCloth(colors: readonly NamedColor[], skin: Lab): NamedColor | undefined {
  const worth = (color: NamedColor): number => {
    const [lightness] = hexToLab(color.hex);
    const tint = Math.max(0, lightness - TINT) / (100 - TINT);
    const chroma = Math.min(1, chromaOf(color) / MOST_COLORFUL);
    return (color.probability ?? 0) + WORTH_OF_CHROMA * chroma - PRICE_OF_TINT * tint;
  };
  return colors
    .filter((color) => isColorful(color) && deltaE00(hexToLab(color.hex), skin) >= LIKE_SKIN)
    .toSorted((a, b) => worth(b) - worth(a))[0];
}
