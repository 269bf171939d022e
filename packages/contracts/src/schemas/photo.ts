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
