import type { AnalysisResult } from '@trueseason/contracts';
import { percent } from '../percent.ts';

const oddsOf = ({ evidence }: AnalysisResult): string => percent(evidence.distribution[0]?.probability ?? 0);

/** In a sentence, what became of the result when the customer's answers were taken into account. */
export function whatChanged(before: AnalysisResult, after: AnalysisResult): string {
  const [was, is] = [before.evidence.runnerUp, after.evidence.runnerUp];
  if (after.season !== before.season) {
    return `Your season is now ${after.season}, with ${oddsOf(after)} of the odds. Before your answers it was ${before.season}. Every page has changed with it, and your report is being made again.`;
  }
  const odds =
    oddsOf(before) === oddsOf(after) ? '' : ` It has ${oddsOf(after)} of the odds now, ${oddsOf(before)} before.`;
  if (is !== was) return `You are still ${after.season}.${odds} The runner-up is now ${is}; it was ${was}.`;
  if (odds) return `You are still ${after.season}, and ${is} is still the runner-up.${odds}`;
  return `Nothing changed: you are ${after.season}, and ${is} is the runner-up, with the same odds as before.`;
}
