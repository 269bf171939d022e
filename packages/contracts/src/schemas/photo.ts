import { z } from 'zod';
import { PHOTO_POSITIONS, PHOTO_PROBLEMS, PHOTO_WARNINGS } from '../photo.ts';

export const photoPositionSchema = z.literal(PHOTO_POSITIONS);
export const photoProblemSchema = z.enum(PHOTO_PROBLEMS);
export const photoWarningSchema = z.enum(PHOTO_WARNINGS);

/** The verdict on one photo; empty `problems` means it can be measured. */
export const photoVerdictSchema = z
  .object({
    position: photoPositionSchema,
    problems: z.array(photoProblemSchema),
    warnings: z.array(photoWarningSchema),
    /** The photo that a `repeated` one copies. */
    repeatOf: photoPositionSchema.optional(),
  })
  .meta({ id: 'PhotoVerdict' });
export type PhotoVerdict = z.infer<typeof photoVerdictSchema>;

/** A quick verdict on one photo. */
export const photoCheckSchema = photoVerdictSchema
  .omit({ position: true, repeatOf: true })
  .extend({
    /** What to compare with other photos' (`packages/same-shot`); absent where no face was measured. */
    shot: z.object({ skin: z.array(z.number()).length(3).readonly(), detail: z.base64().max(8_192) }).optional(),
  })
  .meta({ id: 'PhotoCheck' });
export type PhotoCheck = z.infer<typeof photoCheckSchema>;
