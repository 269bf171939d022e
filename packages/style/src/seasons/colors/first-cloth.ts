import type { NamedColor } from '@trueseason/contracts';
import { deltaE00, hexToLab, type Lab, labToLch } from '../../color/index.ts';

/** CIEDE2000 within which cloth looks like the skin above it. */
export const LIKE_SKIN = 12;
/** Least probability of a color that may hang first: it still holds on another day in nine of ten (`bench:engine`, `shots`). */
const LIKELY = 0.7;
/** Chroma from which more of it makes no color more wanted, and what it is worth beside probability. */
const COLORFUL = 50;
const WORTH_OF_CHROMA = 0.5;

/**
 * The color that hangs first: colorful and likely, so no neutral or tint only because many seasons share it.
 * @param colors rated
 * @returns undefined where none is likely and differs from the skin
 */
export function firstCloth(colors: readonly NamedColor[], skin: Lab): NamedColor | undefined {
  const worth = ({ hex, probability = 0 }: NamedColor): number =>
    probability + WORTH_OF_CHROMA * Math.min(1, labToLch(hexToLab(hex))[1] / COLORFUL);
  return colors
    .filter(({ hex, probability = 0 }) => probability >= LIKELY && deltaE00(hexToLab(hex), skin) >= LIKE_SKIN)
    .toSorted((a, b) => worth(b) - worth(a))[0];
}
