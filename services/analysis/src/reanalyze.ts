import { type AnalysisResult, answersSchema, evidenceSchema } from '@trueseason/contracts';
import { z } from 'zod';
import { composeResult } from './compose-result.ts';
import { buildEvidence } from './engine/build-evidence.ts';
import { readingsSchema } from './engine/measure/index.ts';
import { applyOpinion } from './second-opinion/apply-opinion.ts';

/** What was kept of an analysis, and what the customer has told us since. */
export const reanalysisRequestSchema = z.object({
  readings: readingsSchema,
  verdicts: evidenceSchema.shape.photos,
  secondOpinion: evidenceSchema.shape.secondOpinion,
  answers: answersSchema,
});
export type ReanalysisRequest = z.infer<typeof reanalysisRequestSchema>;

/** The result from stored measurements: no photo is looked at, and no model asked again. */
export function reanalyze({ readings, verdicts, secondOpinion, answers }: ReanalysisRequest): {
  result: AnalysisResult;
  engineVersion: string;
} {
  const measured = buildEvidence(readings, verdicts, answers);
  const evidence = secondOpinion ? applyOpinion(measured, secondOpinion) : measured;
  return { result: composeResult(evidence), engineVersion: evidence.engineVersion };
}
