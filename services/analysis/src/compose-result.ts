import type { AnalysisResult, Evidence } from '@trueseason/contracts';
import { composeSeason } from '@trueseason/seasons';
import { seasonTypeOf } from './season-type.ts';

/** What was measured, joined with what is known about the season it points to. */
export function composeResult(evidence: Evidence): AnalysisResult {
  const first = evidence.distribution[0];
  if (!first) throw new Error('the evidence names no season');
  return { ...composeSeason(first.season, seasonTypeOf(first.season, evidence.axes), evidence), evidence };
}
