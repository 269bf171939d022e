import { z } from 'zod';
import { normalizePromoCode } from '../promo.ts';

/** Whatever a customer types; control characters alone are refused, since no database takes them all. */
export const promoCodeSchema = z
  .string()
  .max(64)
  .regex(/^\P{Cc}*$/u)
  .transform(normalizePromoCode);

/** A code as operators may create it: what everybody can type, the same in every upper-case rule. */
export const newPromoCodeSchema = promoCodeSchema.pipe(z.string().regex(/^[A-Z0-9][A-Z0-9_-]{2,63}$/));
