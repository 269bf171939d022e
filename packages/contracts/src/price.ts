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

/** `29.00` of 2900. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2);
