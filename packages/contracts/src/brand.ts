/** The one home of the product's name and voice. */
export const BRAND = {
  name: 'TrueSeason',
  /** As the share text spells it. */
  shareName: 'trueseason',
  handle: '@trueseason',
  product: 'Personal Color Analysis',
} as const;
