import { BARELY_VISIBLE, hexToLab, labToHex } from '@trueseason/color';
import {
  areWhitesShaded,
  type Beside,
  type Evidence,
  type Feature,
  type LabTuple,
  type PhotoOutline,
} from '@trueseason/contracts';

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

/** Whether a photo shows the whites of the eyes in the shade of lids or a brim: their color there is what lids throw on them. */
export function isWhiteShaded(outlines: readonly PhotoOutline[]): boolean {
  const [sclera, skin] = [shownIn(outlines, 'sclera'), shownIn(outlines, 'skin')];
  return sclera !== null && skin !== null && areWhitesShaded(sclera.lab[0], skin.lab[0]);
}

/** What was read on one photo. */
export interface ReadPhoto {
  readonly outlines: readonly PhotoOutline[];
  /** False for the same shot as another. */
  readonly counts: boolean;
}

/** Where a feature is seen to be told lighter, or deeper, than each photo that counts shows it: their swatches lie side by side. */
export function sideTold(
  feature: Feature,
  photos: readonly ReadPhoto[],
  features: Evidence['features'],
  by = BARELY_VISIBLE,
): Beside {
  const told = features[feature]?.lab[0];
  const shown = photos.flatMap(({ counts, outlines }) => (counts && shownIn(outlines, feature)?.lab[0]) || []);
  if (told === undefined || shown.length === 0) return 0;
  return told > Math.max(...shown) + by ? 1 : told < Math.min(...shown) - by ? -1 : 0;
}

/** L* that shades of foundation lie apart by: a photo whose cheeks read less far off may well look as light as its owner. */
const A_SHADE = 5;

/** The same of skin, by so much that nobody who looks at the photos would deny it. */
export const skinTold = (photos: readonly ReadPhoto[], features: Evidence['features']): Beside =>
  sideTold('skin', photos, features, A_SHADE);
