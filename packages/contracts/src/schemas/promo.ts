import { z } from 'zod';
import { ONE_USE_PREFIXES } from '../one-use-code.ts';
import { normalizePromoCode } from '../promo.ts';
import { typedText } from './typed-text.ts';

/** Any customer input; a pasted link is longer than a code. */
export const promoCodeSchema = typedText(300).transform(normalizePromoCode);

/** A code operators may create: typeable by everyone, with locale-independent case. */
export const newPromoCodeSchema = promoCodeSchema.pipe(
  z
    .string()
    .regex(/^[A-Z0-9][A-Z0-9_-]{2,63}$/)
    // Reserved for gifts and remeasures.
    .refine((code) => !Object.values(ONE_USE_PREFIXES).some((prefix) => code.startsWith(prefix))),
);
