import { z } from 'zod';
import { FEATURES, SKIN_ZONES } from '../measured.ts';
import { hexColorSchema } from './hex-color.ts';

export const skinZoneSchema = z.enum(SKIN_ZONES);

/** A share of the upright photo's width and height, from its left and top edges. */
const pointSchema = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);
export type OutlinePoint = z.infer<typeof pointSchema>;

const linesSchema = z.array(z.array(pointSchema).min(3)).min(1);

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
  lines: linesSchema,
  /** Null where the place is known and its color could not be made out. */
  hex: hexColorSchema.nullable(),
});
export type PhotoOutline = z.infer<typeof photoOutlineSchema>;

/**
 * What a cloth that is drawn on the photo has to know: `face` ends at chin, jaw and beard, where no cloth may lie;
 * `body` is bare skin and clothes below it, which a cloth covers. No color is read here. Kept with the photo's
 * outlines; photos that were measured before there were cloths have none.
 */
export const photoSilhouetteSchema = z.object({ feature: z.enum(['face', 'body']), lines: linesSchema });
export type PhotoSilhouette = z.infer<typeof photoSilhouetteSchema>;

export const photoMarkSchema = z.union([photoOutlineSchema, photoSilhouetteSchema]).meta({ id: 'PhotoMark' });
export type PhotoMark = z.infer<typeof photoMarkSchema>;

/** Where something is on a photo, and no word of its color: what may be seen before anyone has paid. */
export const photoLineSchema = z
  .object({ feature: z.enum([...FEATURES, 'face', 'body']), lines: linesSchema })
  .meta({ id: 'PhotoLine' });
export type PhotoLine = z.infer<typeof photoLineSchema>;
