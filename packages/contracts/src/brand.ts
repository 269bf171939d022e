/** The one home of the product's name and voice. */
export const BRAND = {
  name: 'TrueSeason',
  /** As the share text spells it. */
  shareName: 'trueseason',
  handle: '@trueseason',
  product: 'Personal Color Analysis',
  /** Where customers write to, unless a variable sets another. */
  supportEmail: 'help@trueseason.example',
} as const;
