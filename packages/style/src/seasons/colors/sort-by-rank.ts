import type { NamedColor } from '@trueseason/contracts';
import { hexToLab, type Lab } from '../../color/index.ts';

/** Sorted by rank, lowest first; stable. */
export const sortByRank = <T>(items: readonly T[], rank: (item: T) => number): T[] =>
  [...items].sort((a, b) => rank(a) - rank(b));

const lightnessOf = (hex: string): number => hexToLab(hex)[0];

/** Ranks colors by distance from a lightness. */
export const rankByLightness =
  (target: Lab[0]) =>
  ({ hex }: NamedColor): number =>
    Math.abs(lightnessOf(hex) - target);
