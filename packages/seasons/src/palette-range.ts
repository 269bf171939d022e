/** Inclusive bounds. */
export type Range = readonly [number, number];

/** What a season's wardrobe colors have in common, measured over one group of swatches. Our own numbers. */
export interface PaletteRange {
  /** Mean of `colorWarmth` over the group. */
  readonly warmth: Range;
  /** Mean L*. */
  readonly lightness: Range;
  /** Mean C*ab. */
  readonly chroma: Range;
}

export const WARM: Range = [0.12, 1];
export const COOL: Range = [-1, 0.05];
