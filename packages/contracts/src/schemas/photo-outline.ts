import { z } from 'zod';
import { FEATURES, SKIN_ZONES } from '../result/measured.ts';
import { hexColorSchema } from './fields.ts';

export const skinZoneSchema = z.enum(SKIN_ZONES);

/** Share of the upright photo's width and height, from the top left. */
const pointSchema = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);
export type OutlinePoint = z.infer<typeof pointSchema>;

const linesSchema = z.array(z.array(pointSchema).min(3)).min(1);

/**
 * A measured region of a photo and its color: without the light's cast, at photographed brightness. Shows what a face
 * looks like, so it is stored with the photo, shown only to its owner, and deleted with it.
 */
export const photoOutlineSchema = z.object({
  feature: z.enum(FEATURES),
  /** Only for skin. */
  zone: skinZoneSchema.nullable(),
  /** Closed lines, even-odd fill: an inner line is a hole. */
  lines: linesSchema,
  /** Null if the color could not be measured. */
  hex: hexColorSchema.nullable(),
});
export type PhotoOutline = z.infer<typeof photoOutlineSchema>;

/** For drawing a cape on the photo: `face`, with chin and beard, stays; `body` is covered. Absent for older photos. */
export const photoSilhouetteSchema = z.object({ feature: z.enum(['face', 'body']), lines: linesSchema });
export type PhotoSilhouette = z.infer<typeof photoSilhouetteSchema>;

export const photoMarkSchema = z.union([photoOutlineSchema, photoSilhouetteSchema]).meta({ id: 'PhotoMark' });
export type PhotoMark = z.infer<typeof photoMarkSchema>;

/** An outline that may be shown before payment. */
export const photoLineSchema = z
  .object({ feature: z.enum([...FEATURES, 'face', 'body']), lines: linesSchema })
  .meta({ id: 'PhotoLine' });
export type PhotoLine = z.infer<typeof photoLineSchema>;
