/** How somebody wears their hair; asked, since photos tell its color and no more. */
export const HAIR_WORN = ['shaved', 'short', 'bob', 'coils', 'locs', 'long', 'gray', 'covered'] as const;
export type HairWorn = (typeof HAIR_WORN)[number];
