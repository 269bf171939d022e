import type { AnalysisResult } from '@trueseason/contracts';
import { certaintyWords } from '@trueseason/seasons/certainty';

const certaintyIn = ({ season, evidence }: AnalysisResult) => certaintyWords(season, evidence);

/** In a sentence, what became of the result when the customer's answers were taken into account. */
export function whatChanged(before: AnalysisResult, after: AnalysisResult): string {
  const [was, is] = [before.evidence.runnerUp, after.evidence.runnerUp];
  const [less, more] = [certaintyIn(before), certaintyIn(after)];
  if (after.season !== before.season) {
    return `Your season is now ${after.season}. Before your answers it was ${before.season}. How sure that is: ${more.line}. Every page has changed with it, and your report is being made again.`;
  }
  const changed =
    less.word === more.word ? '' : ` How sure that is: “${more.word}” now, “${less.word}” before your answers.`;
  if (is !== was) return `You are still ${after.season}.${changed} The runner-up is now ${is}; it was ${was}.`;
  if (changed) return `You are still ${after.season}, and ${is} is still the runner-up.${changed}`;
  return `Nothing changed that you would notice: you are ${after.season}, as surely as before, and ${is} is the runner-up.`;
}
