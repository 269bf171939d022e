import { z } from 'zod';
import { keysOf } from '../keys-of.ts';
import { PROBLEMS } from '../problem.ts';
import { photoVerdictSchema } from './photo.ts';

/** The body of every error answer. */
export const problemSchema = z
  .object({
    code: z.enum(keysOf(PROBLEMS)),
    message: z.string(),
    /** Which part of the request is meant, when one is. */
    field: z.string().optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemBody = z.infer<typeof problemSchema>;

/** Why an analysis failed, in words that the customer can act on. */
export const analysisFailureSchema = z
  .object({
    /** `withdrawn`: the customer took back the consent; nobody withdrew from the purchase. */
    code: z.enum(['photos', 'internal', 'withdrawn']),
    message: z.string(),
    photos: z.array(photoVerdictSchema),
  })
  .meta({ id: 'AnalysisFailure' });
export type AnalysisFailure = z.infer<typeof analysisFailureSchema>;
