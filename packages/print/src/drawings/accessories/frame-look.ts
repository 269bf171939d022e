/** Extra width of the line along the top, and width of a rimless lens's edge, in the drawing's units. */
export const BROW_MORE = 4;
export const BARE_EDGE = 0.8;

/** Patches of a flecked rim: how much lighter than it, and alternating lengths of patch and gap. */
export const FLECKS = [
  { lighter: -18, dashes: [7, 12, 4, 9], offset: 0 },
  { lighter: 16, dashes: [3, 15, 5, 11], offset: -9 },
] as const;
/** Shares of the rim's width they take and of its color they hide. */
export const FLECK = { width: 0.8, cover: 0.55 } as const;
/** Wire carries a second bridge above the first; acetate as wide as this does not. */
export const BROAD = 6;

/** How much a clear rim hides of what is behind it. */
export const CLEAR_COVER = 0.5;
