import type { AnalysisResult, Answers, StoredResult } from '@trueseason/contracts';
import type { ToldResult } from '../seasons/keep-seasons.ts';
import { sureColors } from './compare-results.ts';

/** What a result's owner has seen, with the season that they have chosen since: the next result continues it. */
export function toldResult(result: StoredResult, answers: Answers | null): ToldResult | undefined {
  const { season, evidence } = result;
  if (!evidence) return undefined;
  const { runnerUp, kept } = evidence;
  const sure = sureColors(result).map(({ hex }) => hex);
  const choice = [season, runnerUp].find((name) => name === answers?.season);
  if (!choice) return { season, second: runnerUp, sure };
  if (kept?.chosen !== undefined && choice === season) return { season, second: runnerUp, sure, chosen: kept.chosen };
  return { season: choice, second: choice === season ? runnerUp : season, sure, chosen: 'now' };
}

/** Whether a result names another season or second one, which its owner has to take. */
export const differsInAdvice = (
  told: Pick<ToldResult, 'season' | 'second'>,
  { season, evidence }: Pick<AnalysisResult, 'season' | 'evidence'>,
): boolean => season !== told.season || evidence.runnerUp !== told.second;
