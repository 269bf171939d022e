import { z } from 'zod';
import { hexColorSchema } from './fields.ts';

export const outfitSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Path of the drawing on our origin. */
    image: z.string(),
    brand: z.string(),
    priceRange: z.string(),
    keyColorHex: hexColorSchema,
    shopUrl: z.url(),
  })
  .meta({ id: 'Outfit' });
export type Outfit = z.infer<typeof outfitSchema>;
