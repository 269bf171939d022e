import type { AnalysisResult, Answers, Evidence } from '@trueseason/contracts';
import { composeResult } from './compose-result.ts';
import { buildEvidence } from './engine/build-evidence.ts';
import type { Readings } from './engine/measure/index.ts';
import { applyOpinion } from './second-opinion/apply-opinion.ts';

/** The result of the same measurements with these answers, without photos or models. */
export function reanalyze(
  readings: readonly Readings[],
  { photos, secondOpinion, seasonBefore }: Pick<Evidence, 'photos' | 'secondOpinion' | 'seasonBefore'>,
  answers: Answers,
): AnalysisResult {
  const measured = buildEvidence(readings, photos, answers);
  const evidence = secondOpinion ? applyOpinion(measured, secondOpinion) : measured;
  return composeResult({ ...evidence, seasonBefore });
}
