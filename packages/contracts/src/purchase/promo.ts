import { normalizeCode } from '../text/invisible-characters.ts';
import { findGiftCode } from './gift-code.ts';

/** A code behind its name, in words or in a link. */
const NAMED = /(?:CODE|PROMO|COUPON)\s*[:=/]\s*([^\s&#?/]+)/;

/** Normalizes typed and pasted codes: upper case, without spaces, quotes and punctuation; one-use codes as printed. */
export function normalizePromoCode(code: string): string {
  const typed = normalizeCode(code);
  const named = NAMED.exec(typed)?.[1] ?? typed;
  return findGiftCode(typed) ?? named.replaceAll(/[^\p{L}\p{N}_-]/gu, '').replace(/^[_-]+/, '');
}

/** Listed codes with their discount in percent. */
export const LISTED_PROMOS: Readonly<Record<string, number>> = { FIRST10: 10, WELCOME: 15, STUDENT: 20, SAVE5: 5 };
