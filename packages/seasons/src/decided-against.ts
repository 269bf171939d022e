import type { Axis, AxisScores, SeasonName } from '@trueseason/contracts';
import { phrase } from './axis-claims.ts';
import { AXIS_WORDS, axisFigure, signed } from './axis-words.ts';
import { decidingAxis } from './deciding-axis.ts';
import { RING } from './ring.ts';

/**
 * Where somebody lies on an axis that speaks for one season against another: nearer to it, or at least on its side of
 * the undertone. "" where the axis says neither.
 */
export function whereYouLie(axis: Axis, season: SeasonName, other: SeasonName, axes: AxisScores): string {
  const score = axes[axis];
  const [here, there] = [RING[season].axes[axis], RING[other].axes[axis]];
  const you = `you ${phrase(axis, score)} (${axisFigure(score)})`;
  const [a, b] = [`${season} (${signed(here)})`, `${other} (${signed(there)})`];
  if (Math.abs(score.value - here) < Math.abs(score.value - there)) return `${you}, nearer to ${a} than to ${b}`;
  return score.value * here > 0 && score.value * there < 0 ? `${you}, on the side of ${a} and not of ${b}` : '';
}

/** Why the first season and not the second, in one sentence: the same for a runner-up and a third, in the web and the report. */
export function decidedAgainst(first: SeasonName, second: SeasonName, axes: AxisScores): string {
  const axis = decidingAxis(first, second, axes);
  const lies = whereYouLie(axis, first, second, axes);
  return lies
    ? `${AXIS_WORDS[axis].name} decided against ${second}: ${lies}.`
    : `No trait alone decided against ${second}: all four together did.`;
}
