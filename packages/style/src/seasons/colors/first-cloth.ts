import type { NamedColor } from '@trueseason/contracts';
import { chromaOf, deltaE00, hexToLab, isColorful, type Lab } from '../../color/index.ts';

/** CIEDE2000 within which cloth looks like the skin above it. */
export const LIKE_SKIN = 12;
/** Chroma from which more of it makes no color more wanted, and its weight against probability. */
const MOST_COLORFUL = 50;
const WORTH_OF_CHROMA = 0.25;

/**
 * The color that hangs first: the likeliest of the colorful ones, more chroma preferred, and none that looks like the
 * skin. Neutrals and tints are likely only because many seasons share them (`bench:engine`, `shots`).
 * @param colors rated
 * @returns undefined where none is colorful and differs from the skin
 */
export function firstCloth(colors: readonly NamedColor[], skin: Lab): NamedColor | undefined {
  const worth = (color: NamedColor): number =>
    (color.probability ?? 0) + WORTH_OF_CHROMA * Math.min(1, chromaOf(color) / MOST_COLORFUL);
  return colors
    .filter((color) => isColorful(color) && deltaE00(hexToLab(color.hex), skin) >= LIKE_SKIN)
    .toSorted((a, b) => worth(b) - worth(a))[0];
}
