import type { HairStrands, HexColor, PhotoPosition } from '@trueseason/contracts';
import type { ReadPhoto } from '@trueseason/seasons/shown-in';

export interface MeasuredPhoto extends ReadPhoto {
  readonly position: PhotoPosition;
}

/** The colors side by side, as a CSS background. */
export const stripes = (hexes: readonly string[]): string => {
  const share = 100 / hexes.length;
  return `linear-gradient(90deg, ${hexes.map((hex, i) => `${hex} ${i * share}% ${(i + 1) * share}%`).join(', ')})`;
};

/** Salt-and-pepper hair as a CSS background: strands over the told color. */
export const combed = (hex: HexColor, { dark, gray }: HairStrands): string =>
  `repeating-linear-gradient(92deg, ${hex} 0 1px, ${gray} 2px, ${hex} 3px 4px, ${dark} 5px, ${hex} 6px)`;
