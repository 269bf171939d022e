/* Our name and our price. Changing the name, price or currency only takes an edit of this file. */

export const BRAND = {
  name: 'TrueSeason',
  /** In names of files. */
  slug: 'trueseason',
  /** As the share text spells it. */
  shareName: 'trueseason',
  handle: '@trueseason',
  product: 'Personal Color Analysis',
  supportEmail: 'help@trueseason.example',
  /** The sender of our mails. */
  mailFrom: 'results@trueseason.example',
} as const;

/** The price. Charges are computed on the server from this and the promo table. */
export const PRICE_CENTS = 2900;
/** In ISO 4217, in lower case as the payment provider writes it. It has cents. */
export const CURRENCY = 'usd';
/** The currency in a label. */
export const CURRENCY_PLURAL = 'dollars';
/** The provider's minimum charge in this currency; below it the order is free. */
export const MINIMUM_CHARGE_CENTS = 50;

/** Cents with their currency: 2900 as `$29.00`. */
export const formatPrice = (cents: number, currency: string = CURRENCY): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency });

/** Cents without their currency, for programs and input fields: 2900 as `29.00`. */
export const decimalPrice = (cents: number): string => (cents / 100).toFixed(2);
