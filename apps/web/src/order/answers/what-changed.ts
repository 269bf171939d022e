import type { AnalysisResult } from '@trueseason/contracts';
import { textsOf } from '../read-result.ts';

/** What the customer's answers changed, in a sentence or two. */
export function whatChanged(before: AnalysisResult, after: AnalysisResult): string {
  const verdict = textsOf(after, 'verdict').join(' ');
  if (after.season !== before.season) {
    return `Your season is now ${after.season}; it was ${before.season}. ${verdict} We’re making a new report.`;
  }
  if (verdict !== textsOf(before, 'verdict').join(' ')) return `You are still ${after.season}. ${verdict}`;
  return `Nothing changed: you are still ${after.season}.`;
}
