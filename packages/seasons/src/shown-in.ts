import { hexToLab, labToHex } from '@trueseason/color';
import type { Beside, Evidence, Feature, LabTuple, PhotoOutline } from '@trueseason/contracts';

/** One feature as one photo shows it: the colors that were read, and their mean. */
export interface Shown {
  readonly hexes: readonly string[];
  readonly mean: string;
  readonly lab: LabTuple;
}

/** Said where colors stand as measured: those of melanin are held to what it can be, and the season is not placed by that. */
export const WITHOUT_REFLECTIONS =
  'Undyed hair, brows and dark eyes are shown without blue, green and violet, taken for reflections; your season rests on all that was read.';

/** Null when the photo does not show the feature clearly enough. Skin is read in several places. */
export function shownIn(outlines: readonly PhotoOutline[], feature: Feature): Shown | null {
  const hexes = outlines.flatMap((outline) => (outline.feature === feature && outline.hex) || []);
  if (hexes.length === 0) return null;
  const sum = hexes.map(hexToLab).reduce(([l, a, b], [l2, a2, b2]) => [l + l2, a + a2, b + b2]);
  const lab: LabTuple = [sum[0] / hexes.length, sum[1] / hexes.length, sum[2] / hexes.length];
  return { hexes, mean: labToHex(lab), lab };
}

/** What was read on one photo. */
export interface ReadPhoto {
  readonly outlines: readonly PhotoOutline[];
  /** False for the same shot as another. */
  readonly counts: boolean;
}

/** L* that shades of foundation lie apart by: a photo whose cheeks read less far off may well look as light as its owner. */
const A_SHADE = 5;

/** Whether skin was read lighter (1) or deeper (-1) than every photo that counts shows it, by at least a shade. */
export function skinTold(photos: readonly ReadPhoto[], features: Evidence['features']): Beside {
  const told = features.skin.lab[0];
  const shown = photos.flatMap(({ counts, outlines }) => (counts && shownIn(outlines, 'skin')?.lab[0]) || []);
  if (shown.length === 0) return 0;
  return told > Math.max(...shown) + A_SHADE ? 1 : told < Math.min(...shown) - A_SHADE ? -1 : 0;
}
