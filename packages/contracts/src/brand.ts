/** The product's name and voice. */
export const BRAND = {
  name: 'TrueSeason',
  /** As the share text spells it. */
  shareName: 'trueseason',
  handle: '@trueseason',
  product: 'Personal Color Analysis',
  /** Default support address. */
  supportEmail: 'help@trueseason.example',
} as const;
