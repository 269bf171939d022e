/** How much heavier the line along the top is, and how wide the edge of a lens without a rim, in the drawing's units. */
export const BROW_MORE = 4;
export const BARE_EDGE = 0.8;

/** The patches along a flecked rim: how much lighter they are than it, and lengths of patch and gap in turn. */
export const FLECKS = [
  { lighter: -18, dashes: [7, 12, 4, 9], offset: 0 },
  { lighter: 16, dashes: [3, 15, 5, 11], offset: -9 },
] as const;
/** How much of the rim's width they take, and how much of the rim's color they hide. */
export const FLECK = { width: 0.8, cover: 0.55 } as const;
/** Wire carries a second bridge above the first; acetate as wide as this does not. */
export const BROAD = 6;

/** How much of what is behind it a clear rim hides. */
export const CLEAR_COVER = 0.5;
