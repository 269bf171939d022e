import { AXES, type Axis, type AxisScores, type Evidence, type SeasonName } from '@trueseason/contracts';
import type { Facts } from '../person/facts.ts';
import { certaintyOf } from './certainty.ts';
import { RING } from './ring.ts';

/** Weight of each axis. Contrast follows value in most people, so it counts less. */
const WEIGHTS: Readonly<Record<Axis, number>> = { temperature: 1.5, value: 1, chroma: 1.3, contrast: 0.35 };

/** Beyond this distance on an axis, a value contradicts the season's definition and counts double. */
const CONTRADICTS = 0.9;
const CONTRADICTION = 4;

/** Cost of the opposite undertone, by the person's distance from the middle. */
const OTHER_SIDE = 3;

/** The squared difference between a season and a value on an axis, more if they contradict. */
export function axisDifference(center: number, axis: Axis, value: number): number {
  const distance = Math.abs(value - center);
  const beyond = Math.max(0, distance - CONTRADICTS);
  const side = axis === 'temperature' && value * center < 0 ? OTHER_SIDE * Math.abs(value) : 0;
  return WEIGHTS[axis] * (distance * distance + CONTRADICTION * (beyond * beyond)) + side;
}

/** How much this axis favors `a` over `b`: how much farther away `b` is. */
export function axisPull(a: SeasonName, b: SeasonName, axis: Axis, axes: AxisScores): number {
  const { value } = axes[axis];
  return axisDifference(RING[b].axes[axis], axis, value) - axisDifference(RING[a].axes[axis], axis, value);
}

/** Why the first season and not the second: the axis that favors it most. */
export const decidingAxis = (first: SeasonName, second: SeasonName, axes: AxisScores): Axis =>
  AXES.reduce((best, axis) =>
    axisPull(first, second, axis, axes) > axisPull(first, second, best, axes) ? axis : best,
  );

/** The axis that decided most; null if the person is not nearer to the first season on it. */
export function axisThatDecided(first: SeasonName, second: SeasonName, axes: AxisScores): Axis | null {
  const axis = decidingAxis(first, second, axes);
  const { value } = axes[axis];
  const firstCenter = RING[first].axes[axis];
  const secondCenter = RING[second].axes[axis];
  const isNearer = Math.abs(value - firstCenter) < Math.abs(value - secondCenter);
  return isNearer || (value * firstCenter > 0 && value * secondCenter < 0) ? axis : null;
}

/** Whether the axis that separates two seasons is still open: the person is within the uncertainty of their middle. */
export function questionOf(
  season: SeasonName,
  evidence: Pick<Evidence, 'axes' | 'decidingAxis' | 'distribution' | 'runnerUp'>,
): Facts['question'] {
  const { axes, decidingAxis: axis, runnerUp } = evidence;
  if (!axis || certaintyOf(evidence) === 'one') return 'decided';
  const middle = (RING[season].axes[axis] + RING[runnerUp].axes[axis]) / 2;
  return Math.abs(axes[axis].value - middle) < axes[axis].sd ? 'open' : 'decided';
}
