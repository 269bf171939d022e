import { z } from 'zod';
import { PHOTO_POSITIONS, PHOTO_PROBLEMS, PHOTO_WARNINGS } from '../photo.ts';

export const photoPositionSchema = z.literal(PHOTO_POSITIONS);
export const photoProblemSchema = z.enum(PHOTO_PROBLEMS);
export const photoWarningSchema = z.enum(PHOTO_WARNINGS);

/** The verdict on one photo; `problems` empty means it can be measured. */
export const photoVerdictSchema = z
  .object({
    position: photoPositionSchema,
    problems: z.array(photoProblemSchema),
    warnings: z.array(photoWarningSchema),
    /** The photo that a `repeated` one is the same shot as. */
    repeatOf: photoPositionSchema.optional(),
    /** Hair falls from the head to below the chin. Absent where it does not, or cannot be told. */
    longHair: z.literal(true).optional(),
    /** Hair stands out around the face in coils. Absent likewise. */
    coils: z.literal(true).optional(),
    /** Hair stands at both sides of the face down to the chin, and not below it. Absent likewise. */
    bob: z.literal(true).optional(),
    /** Hair stands out from the head at both sides and ends above the mouth. Absent likewise. */
    fullHair: z.literal(true).optional(),
    /** Hair is of a lighter color where it ends than where it grows. Absent likewise. */
    lightLengths: z.literal(true).optional(),
  })
  .meta({ id: 'PhotoVerdict' });
export type PhotoVerdict = z.infer<typeof photoVerdictSchema>;
