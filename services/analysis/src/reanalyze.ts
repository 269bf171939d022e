import type { AnalysisBody } from '@trueseason/contracts';
import { composeResult } from './compose-result.ts';
import { buildEvidence } from './engine/build-evidence.ts';
import { type Readings, readingsSchema } from './engine/measure/index.ts';
import { applyOpinion } from './second-opinion/apply-opinion.ts';

/** Recalculates the result from stored measurements, without photos or models. */
export function reanalyze({
  readings,
  verdicts,
  secondOpinion,
  seasonBefore,
  answers,
}: AnalysisBody<'reanalyze'> & { readonly readings: readonly Readings[] }) {
  const measured = buildEvidence(readings, verdicts, answers);
  const evidence = secondOpinion ? applyOpinion(measured, secondOpinion) : measured;
  return { result: composeResult({ ...evidence, seasonBefore }), engineVersion: evidence.engineVersion };
}

/** The same for stored readings. @throws ZodError */
export const reanalyzeStored = async (body: AnalysisBody<'reanalyze'>) =>
  reanalyze({ ...body, readings: readingsSchema.parse(body.readings) });
