import { z } from 'zod';

export const PHOTO_COUNT = 3;
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
/** Above this a decoder is not started: no phone makes more, and bombs do. */
export const PHOTO_MAX_PIXELS = 120_000_000;
export const PHOTO_MEDIA_TYPES = ['image/jpeg', 'image/png'] as const;
export type PhotoMediaType = (typeof PHOTO_MEDIA_TYPES)[number];

export const photoPositionSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type PhotoPosition = z.infer<typeof photoPositionSchema>;
export const PHOTO_POSITIONS = [1, 2, 3] as const satisfies readonly PhotoPosition[];

/** Why a photo cannot be measured. Each has its text for the customer in `photo-advice.ts`. */
export const PHOTO_PROBLEMS = [
  'unreadable',
  'no_face',
  'several_faces',
  'too_far',
  'eyes_hidden',
  'eyes_closed',
  'blurred',
  'overexposed',
  'underexposed',
  'strong_cast',
  'black_and_white',
  'filtered',
] as const;
export const photoProblemSchema = z.enum(PHOTO_PROBLEMS);
export type PhotoProblem = z.infer<typeof photoProblemSchema>;

/** What makes a photo weaker evidence without making it useless. */
export const PHOTO_WARNINGS = [
  'head_turned',
  'uneven_light',
  'headwear',
  'glasses',
  'slightly_blurred',
  'mild_cast',
  'small_face',
  'makeup_likely',
  'hazy',
  /** Known only once all photos of an order are compared. */
  'unlike_others',
] as const;
export const photoWarningSchema = z.enum(PHOTO_WARNINGS);
export type PhotoWarning = z.infer<typeof photoWarningSchema>;

/** The verdict on one photo; `problems` empty means it can be measured. */
export const photoVerdictSchema = z.object({
  position: photoPositionSchema,
  problems: z.array(photoProblemSchema),
  warnings: z.array(photoWarningSchema),
});
export type PhotoVerdict = z.infer<typeof photoVerdictSchema>;
