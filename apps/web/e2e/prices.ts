import { discountedCents, formatPrice, PRICE_CENTS } from '@trueseason/contracts';

/** The price as screens show it. */
export const PRICE = formatPrice(PRICE_CENTS);
/** The price after a discount of whole percent, as screens show it. */
export const priceLess = (percent: number): string => formatPrice(discountedCents(percent));
/** What that discount saves, as screens show it. */
export const savedBy = (percent: number): string => formatPrice(PRICE_CENTS - discountedCents(percent));

/** A text as a pattern that matches it alone. */
export const literally = (text: string): string => text.replace(/[$.]/g, String.raw`\$&`);
