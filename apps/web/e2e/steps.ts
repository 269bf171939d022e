/** The steps of a result, as its addresses name them. */
export const STEPS = [
  'overview',
  'palette',
  'clothing',
  'accessories',
  'hair',
  'makeup',
  'celebrities',
  'evidence',
  'share',
] as const;
