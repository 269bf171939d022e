import type { AnalysisResult, Answers, Evidence } from '@trueseason/contracts';
import type { ToldResult } from '@trueseason/style/seasons/keep-seasons';
import { composeResult } from './compose-result.ts';
import { buildEvidence } from './engine/build-evidence.ts';
import type { Readings } from './engine/measure/index.ts';
import { applyOpinion } from './second-opinion/apply-opinion.ts';

/** What a result keeps of the one before photos were added; nothing measures it again. */
export type ResultBefore = Pick<Evidence, 'seasonBefore' | 'sureBefore'>;
export const resultBeforeOf = ({ seasonBefore, sureBefore }: ResultBefore): ResultBefore => ({
  seasonBefore,
  sureBefore,
});

/** The result of the same measurements with these answers, without photos or models. @param told the one it continues */
export function reanalyze(
  readings: readonly Readings[],
  { photos, secondOpinion, ...others }: Pick<Evidence, 'photos' | 'secondOpinion'> & ResultBefore,
  answers: Answers,
  told?: ToldResult,
): AnalysisResult {
  const measured = buildEvidence(readings, photos, answers, told);
  const evidence = secondOpinion ? applyOpinion(measured, secondOpinion) : measured;
  return composeResult({ ...evidence, ...resultBeforeOf(others) });
}
