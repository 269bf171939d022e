import { labToLch } from './lab.ts';
import type { SeasonKey } from './season-axes.ts';
import type { Lab } from './types.ts';

/** Inclusive bounds. */
export type Range = readonly [number, number];

/** What a season's wardrobe colours have in common, measured over one group of swatches. */
export interface PaletteRange {
  /** Mean of `colorWarmth` over the group. */
  readonly warmth: Range;
  /** Mean L*. */
  readonly lightness: Range;
  /** Mean C*ab. */
  readonly chroma: Range;
}

/** The hue that reads as warmest (golden orange); its opposite, blue, reads as coolest. */
const WARMEST_HUE = 70;

/**
 * How warm a colour reads, -1..1: the cosine of its hue's distance from golden orange, fading out
 * below C*ab 12, where a colour has no clear temperature.
 */
export function colorWarmth(lab: Lab): number {
  const [, c, h] = labToLch(lab);
  return Math.cos(((h - WARMEST_HUE) * Math.PI) / 180) * Math.min(1, c / 12);
}

const WARM: Range = [0.12, 1];
const COOL: Range = [-1, 0.05];

/**
 * Bounds for the mean of a season's statement colours (accent brights): the season's hue, value and chroma.
 * Our own numbers, see `SEASON_AXES`.
 */
export const STATEMENT_RANGES: Readonly<Record<SeasonKey, PaletteRange>> = {
  'Bright Spring': { warmth: WARM, lightness: [50, 72], chroma: [58, 110] },
  'True Spring': { warmth: WARM, lightness: [52, 74], chroma: [48, 90] },
  'Light Spring': { warmth: WARM, lightness: [64, 86], chroma: [30, 62] },
  'Light Summer': { warmth: COOL, lightness: [62, 84], chroma: [20, 46] },
  'True Summer': { warmth: COOL, lightness: [44, 68], chroma: [22, 48] },
  'Soft Summer': { warmth: COOL, lightness: [40, 64], chroma: [10, 32] },
  'Soft Autumn': { warmth: WARM, lightness: [42, 68], chroma: [16, 42] },
  'True Autumn': { warmth: WARM, lightness: [36, 60], chroma: [36, 68] },
  'Dark Autumn': { warmth: WARM, lightness: [22, 48], chroma: [24, 58] },
  'Dark Winter': { warmth: COOL, lightness: [18, 46], chroma: [24, 60] },
  'True Winter': { warmth: COOL, lightness: [28, 56], chroma: [44, 90] },
  'Bright Winter': { warmth: COOL, lightness: [38, 66], chroma: [58, 110] },
};
