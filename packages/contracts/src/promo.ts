import { typedGiftCode } from './gift.ts';

/** Normalizes codes: trimmed, upper case; gift codes as printed. */
export function normalizePromoCode(code: string): string {
  const typed = code.trim().toUpperCase();
  return typedGiftCode(typed) ?? typed;
}

/** Listed codes with their discount in percent. */
export const LISTED_PROMOS: Readonly<Record<string, number>> = { FIRST10: 10, WELCOME: 15, STUDENT: 20, SAVE5: 5 };
