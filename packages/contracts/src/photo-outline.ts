import { z } from 'zod';
import { FEATURES } from './analysis-result.ts';
import { hexColorSchema } from './hex-color.ts';

/** Parts of the skin that are measured on their own; left and right are the picture's sides. */
export const SKIN_ZONES = ['cheekLeft', 'cheekRight', 'forehead', 'jawLeft', 'jawRight', 'chin', 'neck'] as const;
export const skinZoneSchema = z.enum(SKIN_ZONES);
export type SkinZoneName = z.infer<typeof skinZoneSchema>;

/** A share of the upright photo's width and height, from its left and top edges. */
const pointSchema = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);
export type OutlinePoint = z.infer<typeof pointSchema>;

/**
 * Where on a photo one color was read, and that color: without the cast of the photo's light, as bright as
 * photographed. Tells what a face looks like, so it is kept with the photo, shown to its owner alone and deleted
 * with it.
 */
export const photoOutlineSchema = z.object({
  feature: z.enum(FEATURES),
  /** Set for skin alone. */
  zone: skinZoneSchema.nullable(),
  /** Closed lines, filled by the even-odd rule: a line inside another is a hole. */
  lines: z.array(z.array(pointSchema).min(3)).min(1),
  hex: hexColorSchema,
});
export type PhotoOutline = z.infer<typeof photoOutlineSchema>;
