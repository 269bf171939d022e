import { z } from 'zod';
import { GIFT_CODE_PREFIX } from '../gift.ts';
import { normalizePromoCode } from '../promo.ts';
import { REMEASURE_PREFIX } from '../remeasure.ts';
import { typedText } from './typed-text.ts';

/** Whatever a customer types. */
export const promoCodeSchema = typedText(64).transform(normalizePromoCode);

/** A code as operators may create it: what everybody can type, the same in every upper-case rule. */
export const newPromoCodeSchema = promoCodeSchema.pipe(
  z
    .string()
    .regex(/^[A-Z0-9][A-Z0-9_-]{2,63}$/)
    // Those are bought, or belong to a result.
    .refine((code) => !code.startsWith(GIFT_CODE_PREFIX) && !code.startsWith(REMEASURE_PREFIX)),
);
