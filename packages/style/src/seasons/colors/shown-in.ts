import type { Feature, LabTuple, PhotoOutline } from '@trueseason/contracts';
import { hexToLab, labToHex } from '../../color/index.ts';

/** A feature in one photo: the colors read, and their mean. */
export interface Shown {
  readonly hexes: readonly string[];
  readonly mean: string;
  readonly lab: LabTuple;
}

/** Null if the photo does not show the feature clearly. Skin is read in several places. */
export function shownIn(outlines: readonly PhotoOutline[], feature: Feature): Shown | null {
  const hexes = outlines.flatMap((outline) => (outline.feature === feature && outline.hex) || []);
  if (hexes.length === 0) return null;
  const sum = hexes.map(hexToLab).reduce(([l, a, b], [l2, a2, b2]) => [l + l2, a + a2, b + b2]);
  const lab: LabTuple = [sum[0] / hexes.length, sum[1] / hexes.length, sum[2] / hexes.length];
  return { hexes, mean: labToHex(lab), lab };
}
