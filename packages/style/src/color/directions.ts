import { colorWarmth } from './color-warmth.ts';
import { labToLch } from './lab.ts';
import type { Lab } from './types.ts';

export type Direction = 'lighter' | 'darker' | 'brighter' | 'softer' | 'warmer' | 'cooler';

/** Least differences that are worth a word, in L*, in C*, and in C* times the change of `colorWarmth`. */
const WORTH_A_WORD = { lightness: 6, chroma: 7, warmth: 7 } as const;

/** How a color differs from another, the largest difference first. */
export function directionsFrom(from: Lab, to: Lab, slack = 0): Direction[] {
  const [, c1] = labToLch(from);
  const [, c2] = labToLch(to);
  const lightness = Math.max(0, Math.abs(to[0] - from[0]) - slack) * Math.sign(to[0] - from[0]);
  const warmth = (colorWarmth(to) - colorWarmth(from)) * Math.max(12, Math.min(c1, c2));
  const differences: readonly (readonly [number, number, Direction, Direction])[] = [
    [lightness, WORTH_A_WORD.lightness, 'lighter', 'darker'],
    [c2 - c1, WORTH_A_WORD.chroma, 'brighter', 'softer'],
    [warmth, WORTH_A_WORD.warmth, 'warmer', 'cooler'],
  ];
  return differences
    .filter(([by, worth]) => Math.abs(by) >= worth)
    .sort((a, b) => Math.abs(b[0]) / b[1] - Math.abs(a[0]) / a[1])
    .slice(0, 2)
    .map(([by, , more, less]) => (by > 0 ? more : less));
}
