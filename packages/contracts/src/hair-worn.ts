/** How somebody wears their hair, shortest first: all that drawings show. Asked, since photos tell its color and little more. */
export const HAIR_WORN = ['crop', 'short', 'bob', 'lob', 'long', 'coils', 'locs', 'gray', 'shaved', 'covered'] as const;
export type HairWorn = (typeof HAIR_WORN)[number];
