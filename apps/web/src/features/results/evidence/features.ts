import { hexToLab, labToHex } from '@trueseason/color';
import type { Feature, HairStrands, HexColor, LabTuple, PhotoOutline, PhotoPosition } from '@trueseason/contracts';

export interface MeasuredPhoto {
  readonly position: PhotoPosition;
  readonly outlines: readonly PhotoOutline[];
  /** False for the same shot as another. */
  readonly counts: boolean;
}

/** One feature as one photo shows it: the colors that were read, and their mean. */
export interface Shown {
  readonly hexes: readonly string[];
  readonly mean: string;
  readonly lab: LabTuple;
}

/** Null when the photo does not show the feature clearly enough. Skin is read in several places. */
export function shownIn(outlines: readonly PhotoOutline[], feature: Feature): Shown | null {
  const hexes = outlines.flatMap((outline) => (outline.feature === feature && outline.hex) || []);
  if (hexes.length === 0) return null;
  const sum = hexes.map(hexToLab).reduce(([l, a, b], [l2, a2, b2]) => [l + l2, a + a2, b + b2]);
  const lab: LabTuple = [sum[0] / hexes.length, sum[1] / hexes.length, sum[2] / hexes.length];
  return { hexes, mean: labToHex(lab), lab };
}

/** The colors side by side, as a CSS background. */
export const stripes = (hexes: readonly string[]): string => {
  const share = 100 / hexes.length;
  return `linear-gradient(90deg, ${hexes.map((hex, i) => `${hex} ${i * share}% ${(i + 1) * share}%`).join(', ')})`;
};

/** Salt-and-pepper hair as a CSS background: strands over the told color. */
export const combed = (hex: HexColor, { dark, gray }: HairStrands): string =>
  `repeating-linear-gradient(92deg, ${hex} 0 1px, ${gray} 2px, ${hex} 3px 4px, ${dark} 5px, ${hex} 6px)`;
