import { hexToLab } from '@trueseason/color';
import type { FoundationSwatch } from './season-profile.ts';

export interface FoundationStep extends FoundationSwatch {
  /** The one nearest to the measured depth. */
  readonly match: boolean;
}

/** Steps shown on either side of the match: a jaw in daylight decides among them. */
const EITHER_SIDE = 2;

/**
 * The foundations around the nearest to somebody's skin in lightness, the deepest first. Not by the typology angle: of
 * two skins of one lightness it calls the more golden one deeper.
 * @param lightness L* of the skin
 */
export function foundationSteps(foundations: readonly FoundationSwatch[], lightness: number): FoundationStep[] {
  const byDepth = [...foundations].sort((a, b) => a.ita - b.ita);
  const distances = byDepth.map(({ hex }) => Math.abs(hexToLab(hex)[0] - lightness));
  const match = distances.indexOf(Math.min(...distances));
  return byDepth
    .map((foundation, i) => ({ ...foundation, match: i === match }))
    .slice(Math.max(0, match - EITHER_SIDE), match + EITHER_SIDE + 1);
}
