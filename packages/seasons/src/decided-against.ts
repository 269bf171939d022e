import type { Axis, AxisScores, Evidence, SeasonName } from '@trueseason/contracts';
import { phrase } from './axis-claims.ts';
import { AXIS_WORDS, axisFigure, signed } from './axis-words.ts';
import { decidingAxis } from './deciding-axis.ts';
import { isSeasonName, RING } from './ring.ts';

type DecidedEvidence = Pick<Evidence, 'runnerUp' | 'decidingAxis' | 'axes'>;

/**
 * Where somebody lies on an axis that speaks for one season against another: nearer to it, or at least on its side of
 * the undertone. "" where the axis says neither.
 */
export function whereYouLie(axis: Axis, season: SeasonName, other: SeasonName, axes: AxisScores): string {
  const score = axes[axis];
  const [here, there] = [RING[season].axes[axis], RING[other].axes[axis]];
  const you = `${phrase(axis, score)} (${axisFigure(score)})`;
  const place = (name: SeasonName, value: number) => `${name} (${signed(value)})`;
  const [a, b] = [place(season, here), place(other, there)];
  if (Math.abs(score.value - here) < Math.abs(score.value - there)) return `${you}, nearer to ${a} than to ${b}`;
  return score.value * here > 0 && score.value * there < 0 ? `${you}, on the side of ${a} and not of ${b}` : '';
}

/** Said where no axis speaks for the first season by itself. */
export const togetherAgainst = (second: string): string =>
  `No trait alone decided against ${second}: all four together did.`;

/** The axis that decided against the runner-up by itself; null where all four together did. */
export function decidedAlone(season: string, { runnerUp, decidingAxis: axis, axes }: DecidedEvidence): Axis | null {
  if (!isSeasonName(season) || !isSeasonName(runnerUp)) return axis;
  return whereYouLie(axis, season, runnerUp, axes) ? axis : null;
}

/** Why the first season and not the second, in one sentence: the same for a runner-up and a third, in the web and the report. */
export function decidedAgainst(first: SeasonName, second: SeasonName, axes: AxisScores): string {
  const axis = decidingAxis(first, second, axes);
  const lies = whereYouLie(axis, first, second, axes);
  return lies ? `${AXIS_WORDS[axis].name} decided against ${second}: ${lies}.` : togetherAgainst(second);
}

/** Whether the border between two seasons lies within the uncertainty of the trait that decided between them. */
export function isBorderNear(first: SeasonName, second: SeasonName, axes: AxisScores): boolean {
  const axis = decidingAxis(first, second, axes);
  const border = (RING[first].axes[axis] + RING[second].axes[axis]) / 2;
  return Math.abs(axes[axis].value - border) < axes[axis].sd;
}

/** Said where that is so, of a runner-up and of a third alike. */
export const mayWearToo = (second: SeasonName): string =>
  `The border lies within that uncertainty, so colors of ${second} may suit you as well.`;
