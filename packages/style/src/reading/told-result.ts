import type { AnalysisResult, Answers, NamedColor, StoredResult } from '@trueseason/contracts';
import type { ToldResult } from '../seasons/keep-seasons.ts';
import { sureColors } from './compare-results.ts';

/** What a result's owner has seen, with the season that they have chosen since: the next result continues it. */
export function toldResult(result: StoredResult, answers: Answers | null): ToldResult | undefined {
  const { season, evidence } = result;
  if (!evidence) return undefined;
  const { runnerUp, kept } = evidence;
  const hexes = (colors: readonly NamedColor[]) => colors.map(({ hex }) => hex);
  const signature = result.reading && hexes(result.reading.sections.signature.colors);
  const colors = { sure: hexes(sureColors(result)), ...(signature && { signature }) };
  const choice = [season, runnerUp].find((name) => name === answers?.season);
  if (!choice) return { season, second: runnerUp, ...colors };
  if (kept?.chosen !== undefined && choice === season)
    return { season, second: runnerUp, ...colors, chosen: kept.chosen };
  return { season: choice, second: choice === season ? runnerUp : season, ...colors, chosen: 'now' };
}

/** Whether a result names another season or second one, which its owner has to take. */
export const differsInAdvice = (
  told: Pick<ToldResult, 'season' | 'second'>,
  { season, evidence }: Pick<AnalysisResult, 'season' | 'evidence'>,
): boolean => season !== told.season || evidence.runnerUp !== told.second;
