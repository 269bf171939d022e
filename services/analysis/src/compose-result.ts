import type { AnalysisResult, Evidence } from '@trueseason/contracts';
import { composeSeason, PARAGRAPH } from '@trueseason/seasons';
import { seasonTypeOf } from './season-type.ts';

/**
 * What was measured, joined with what is known about the season it points to. A second opinion that agrees
 * opens the description with what it saw in this person.
 */
export function composeResult(evidence: Evidence): AnalysisResult {
  const first = evidence.distribution[0];
  if (!first) throw new Error('the evidence names no season');
  const composed = composeSeason(first.season, seasonTypeOf(first.season, evidence.axes), evidence);
  const opinion = evidence.secondOpinion;
  if (!opinion?.agrees || !opinion.description) return { ...composed, evidence };
  const description = `${opinion.description}${PARAGRAPH}${composed.description}`;
  return { ...composed, description, overview: { ...composed.overview, description }, evidence };
}
