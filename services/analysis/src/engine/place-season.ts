import { SEASON_AXES } from '@trueseason/color';
import { AXES, type Axis, type AxisScores, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { type AxisValues, axisValues, type FeatureColors, FULL_TRUST, type Trust } from './axes.ts';
import type { PersonEstimate } from './estimate-person.ts';
import { cholesky, normalNumbers } from './gaussian.ts';
import { at } from './image.ts';
import { DIMENSIONS, type LogColor } from './log-chroma.ts';

/** How much a difference on each axis counts. Contrast follows value in most people, so it counts less. */
export const AXIS_WEIGHTS: AxisValues = { temperature: 1.3, value: 1, chroma: 1, contrast: 0.5 };

/** How fast a season's score falls with squared distance on the axes: seasons have no sharp borders. */
const SHARPNESS = 4;
const SAMPLES = 600;

export const distanceTo = (season: SeasonName, at: AxisValues): number =>
  AXES.reduce((sum, axis) => sum + AXIS_WEIGHTS[axis] * (at[axis] - SEASON_AXES[season][axis]) ** 2, 0);

export interface Placement {
  /** All 12, most probable first; sums to 1. */
  readonly distribution: readonly { readonly season: SeasonName; readonly probability: number }[];
  readonly axes: AxisScores;
}

/**
 * Draws many people that the measurements allow and places each of them. The share of draws that land in a
 * season is its probability: noise in the photos becomes doubt in the answer.
 */
export function placeSeason(person: PersonEstimate, trust: Trust = FULL_TRUST, seed = 1): Placement {
  const random = normalNumbers(seed);
  const n = person.features.length;
  const factors = person.covariances.map((covariance) => cholesky(covariance, n));
  const totals = new Float64Array(SEASON_NAMES.length);
  const axisDraws: Record<Axis, number[]> = { temperature: [], value: [], chroma: [], contrast: [] };
  for (let draw = 0; draw < SAMPLES; draw++) {
    const values = axisValues(drawColors(person, factors, random), trust);
    for (const axis of AXES) axisDraws[axis].push(values[axis]);
    const scores = SEASON_NAMES.map((season) => Math.exp(-SHARPNESS * distanceTo(season, values)));
    const sum = scores.reduce((a, b) => a + b, 0);
    for (const [i, score] of scores.entries()) totals[i] = at(totals, i) + score / sum / SAMPLES;
  }
  const axes = Object.fromEntries(AXES.map((axis) => [axis, meanAndSd(axisDraws[axis])])) as unknown as AxisScores;
  const distribution = SEASON_NAMES.map((season, i) => ({ season, probability: at(totals, i) }));
  return { distribution: undertoneFirst(distribution, axes.temperature.value), axes };
}

type Distribution = Placement['distribution'];

/** How far below the best season on the right side of the ring the best on the other side is held. */
const OTHER_SIDE = 0.95;

/**
 * Undertone alone chooses the warm or the cool half of the ring; the other axes choose the place within it.
 * Without this, a deeper or clearer colouring could tip a person with a faint undertone to the other half.
 */
function undertoneFirst(distribution: Distribution, temperature: number): Distribution {
  const agrees = (season: SeasonName) => SEASON_AXES[season].temperature > 0 === temperature > 0;
  const best = (side: boolean) =>
    Math.max(...distribution.filter(({ season }) => agrees(season) === side).map(({ probability }) => probability));
  const hold = Math.min(1, (OTHER_SIDE * best(true)) / best(false));
  const held = distribution.map(({ season, probability }) => ({
    season,
    probability: agrees(season) ? probability : probability * hold,
  }));
  const total = held.reduce((sum, { probability }) => sum + probability, 0);
  return held
    .map(({ season, probability }) => ({ season, probability: probability / total }))
    .sort((a, b) => b.probability - a.probability);
}

function drawColors(person: PersonEstimate, factors: readonly Float64Array[], random: () => number): FeatureColors {
  const n = person.features.length;
  const shifts = DIMENSIONS.map((d) => {
    const noise = Float64Array.from({ length: n }, random);
    const factor = factors[d] as Float64Array;
    return Float64Array.from({ length: n }, (_, i) => {
      let sum = 0;
      for (let k = 0; k <= i; k++) sum += at(factor, i * n + k) * at(noise, k);
      return sum;
    });
  });
  return Object.fromEntries(
    person.features.map((feature, i) => {
      const mean = person.colors[feature] as LogColor;
      return [feature, DIMENSIONS.map((d) => mean[d] + at(shifts[d] ?? [], i))];
    }),
  );
}

function meanAndSd(values: readonly number[]): { value: number; sd: number } {
  const value = values.reduce((a, b) => a + b, 0) / values.length;
  return { value, sd: Math.sqrt(values.reduce((a, b) => a + (b - value) ** 2, 0) / (values.length - 1)) };
}
