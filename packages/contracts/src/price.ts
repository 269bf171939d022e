/** The one price. Every amount that is charged is computed on the server from this and the promo table. */
export const PRICE_CENTS = 2900;
export const CURRENCY = 'usd';
/** The provider refuses smaller charges in this currency; a discount that leaves less makes the order free. */
export const MINIMUM_CHARGE_CENTS = 50;

/** The amount to charge in cents after a discount in whole percent, rounded to the cent. */
export function discountedCents(discountPercent: number, price = PRICE_CENTS): number {
  const amount = Math.round((price * (100 - discountPercent)) / 100);
  return amount < MINIMUM_CHARGE_CENTS ? 0 : amount;
}

/** Whether nothing is left to charge: the one place that decides what is free. */
export const isFree = (amountCents: number): boolean => amountCents === 0;

/** What the price has in it, by whether the shop has its provider work out tax. */
export const priceIncludes = (env: Readonly<Record<string, string | undefined>>): string =>
  env.STRIPE_TAX_CODE
    ? 'This is all you pay. VAT or sales tax is included where it applies.'
    : 'This is all you pay. Nothing is added at the checkout.';

/** `29.00` of 2900. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2);
