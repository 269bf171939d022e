export const BRAND = {
  name: 'TrueSeason',
  /** As the share text spells it. */
  shareName: 'trueseason',
  handle: '@trueseason',
  product: 'Personal Color Analysis',
  supportEmail: 'help@trueseason.example',
} as const;
