import { z } from 'zod';
import { ONE_USE_PREFIXES } from '../one-use-code.ts';
import { normalizePromoCode } from '../promo.ts';
import { typedText } from './typed-text.ts';

/** Whatever a customer types. */
export const promoCodeSchema = typedText(64).transform(normalizePromoCode);

/** A code as operators may create it: what everybody can type, the same in every upper-case rule. */
export const newPromoCodeSchema = promoCodeSchema.pipe(
  z
    .string()
    .regex(/^[A-Z0-9][A-Z0-9_-]{2,63}$/)
    // Those are bought, or belong to a result.
    .refine((code) => !Object.values(ONE_USE_PREFIXES).some((prefix) => code.startsWith(prefix))),
);
