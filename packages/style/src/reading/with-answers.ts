import { type AnalysisResult, type Answers, type StoredResult, sameAnswers } from '@trueseason/contracts';
import { composeReading } from './compose.ts';
import { projectResult } from './project.ts';

/** A result that shows later answers, and keeps its measurement and season. Null if they are its own. */
export function withAnswers({ evidence, seasonType }: StoredResult, answers: Answers): AnalysisResult | null {
  if (!evidence || sameAnswers(evidence.answers ?? null, answers)) return null;
  const answered = { ...evidence, answers };
  return projectResult(composeReading(answered, seasonType), answered);
}
