import { MINIMUM_CHARGE_CENTS, PRICE_CENTS } from '../product/brand-and-price.ts';

/** Price in cents after a discount in whole percent, rounded. */
export function discountedCents(discountPercent: number, price: number = PRICE_CENTS): number {
  const amount = Math.round((price * (100 - discountPercent)) / 100);
  return amount < MINIMUM_CHARGE_CENTS ? 0 : amount;
}

export const isFree = (amountCents: number): boolean => amountCents === 0;

/** Note on included tax, by whether the shop computes tax. */
export const priceIncludes = (env: { readonly STRIPE_TAX_CODE?: string | undefined }): string =>
  env.STRIPE_TAX_CODE
    ? 'This is all you pay. VAT or sales tax is included where it applies.'
    : 'This is all you pay. Nothing is added at the checkout.';
