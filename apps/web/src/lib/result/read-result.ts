import type { AnalysisResult } from '@trueseason/contracts';
import { normalizeResult } from '@trueseason/seasons/normalize-result';

/**
 * A stored result in the shape that the views draw, whichever shape it was stored in; null for one without evidence,
 * which only the analysis page can show.
 */
export function readResult(stored: AnalysisResult): AnalysisResult | null {
  const { evidence, ...result } = normalizeResult(stored);
  return evidence && { ...result, evidence };
}
