import { z } from 'zod';

/** Codes are compared trimmed and in upper case. */
export const normalizePromoCode = (code: string): string => code.trim().toUpperCase();

/** Whatever a customer types; control characters alone are refused, since no database takes them all. */
export const promoCodeSchema = z
  .string()
  .max(64)
  .regex(/^\P{Cc}*$/u)
  .transform(normalizePromoCode);

/** A code as operators may create it: what everybody can type, the same in every upper-case rule. */
export const newPromoCodeSchema = promoCodeSchema.pipe(z.string().regex(/^[A-Z0-9][A-Z0-9_-]{2,63}$/));

/** The codes that the interface lists, with their discount in percent. */
export const LISTED_PROMOS: Readonly<Record<string, number>> = { FIRST10: 10, WELCOME: 15, STUDENT: 20, SAVE5: 5 };
