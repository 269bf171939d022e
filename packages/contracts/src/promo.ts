import { typedGiftCode } from './gift.ts';

/** Codes are compared trimmed and in upper case; a gift's as it is printed, however it was typed from paper. */
export function normalizePromoCode(code: string): string {
  const typed = code.trim().toUpperCase();
  return typedGiftCode(typed) ?? typed;
}

/** The codes that the interface lists, with their discount in percent. */
export const LISTED_PROMOS: Readonly<Record<string, number>> = { FIRST10: 10, WELCOME: 15, STUDENT: 20, SAVE5: 5 };
