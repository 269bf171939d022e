import { z } from 'zod';
import { keysOf } from '../keys-of.ts';
import { PROBLEMS } from '../problem.ts';
import { photoVerdictSchema } from './photo.ts';

/** The body of every error. */
export const problemSchema = z
  .object({
    code: z.enum(keysOf(PROBLEMS)),
    message: z.string(),
    /** The invalid field, if there is one. */
    field: z.string().optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemBody = z.infer<typeof problemSchema>;

/** Why an analysis failed, with what the customer can do. */
export const analysisFailureSchema = z
  .object({
    /** `withdrawn`: consent was withdrawn, not the purchase. */
    code: z.enum(['photos', 'internal', 'withdrawn']),
    message: z.string(),
    photos: z.array(photoVerdictSchema),
  })
  .meta({ id: 'AnalysisFailure' });
export type AnalysisFailure = z.infer<typeof analysisFailureSchema>;
