/** Codes are compared trimmed and in upper case. */
export const normalizePromoCode = (code: string): string => code.trim().toUpperCase();

/** The codes that the interface lists, with their discount in percent. */
export const LISTED_PROMOS: Readonly<Record<string, number>> = { FIRST10: 10, WELCOME: 15, STUDENT: 20, SAVE5: 5 };
