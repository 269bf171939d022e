import { AXES, type AxisScores, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { axisDifference } from '@trueseason/style/seasons/deciding-axis';
import { RING } from '@trueseason/style/seasons/ring';
import type { FeatureColors, PersonEstimate } from '../combine/index.ts';
import { at, cholesky, type Matrix, mapKeys, type Triple, triple, usualNormals } from '../math/index.ts';
import { type AxisValues, axisReader } from './axes.ts';
import { areRelated } from './related-seasons.ts';
import { FULL_TRUST, type Trust } from './trust.ts';

/** How fast a season's score falls with squared distance on the axes: seasons have no sharp borders. */
const SHARPNESS = 4;
const SAMPLES = 600;

/** Each season's position on each axis, flat: read 2,400 times an order. */
const OWN = Float64Array.from(SEASON_NAMES.flatMap((season) => AXES.map((axis) => RING[season].axes[axis])));

function distanceTo(season: number, values: Float64Array): number {
  let sum = 0;
  for (let axis = 0; axis < values.length; axis++) {
    sum += axisDifference(OWN[season * values.length + axis] ?? 0, AXES[axis] ?? 'temperature', values[axis] ?? 0);
  }
  return sum;
}

export interface Placement {
  /** All 12, most probable first; sums to 1. */
  readonly distribution: readonly { readonly season: SeasonName; readonly probability: number }[];
  readonly axes: AxisScores;
}

/** Standard error per axis, beyond what the noise of the photos explains. */
export type Spread = AxisValues;
const NO_SPREAD: Spread = { temperature: 0, value: 0, chroma: 0, contrast: 0 };

/**
 * Draws many people that the measurements allow and places each. A season's probability is its share of the draws, so
 * noise in the photos, and what they disagree on, becomes doubt in the answer.
 */
export function placeSeason(person: PersonEstimate, trust: Trust = FULL_TRUST, spread: Spread = NO_SPREAD): Placement {
  const factors = triple((d) => cholesky(person.covariances[d], person.features.length));
  const totals = new Float64Array(SEASON_NAMES.length);
  const scores = new Float64Array(SEASON_NAMES.length);
  const values = new Float64Array(AXES.length);
  const axisDraws = mapKeys(AXES, () => new Float64Array(SAMPLES));
  const axesOf = axisReader(trust, person.told);
  const random = usualNormals(SAMPLES * (factors.length * person.features.length + AXES.length));
  const draw = drawer(person, factors, random);
  for (let k = 0; k < SAMPLES; k++) {
    const drawnAxes = axesOf(draw());
    for (const [axis, name] of AXES.entries()) {
      const value = drawnAxes[name] + spread[name] * random();
      values[axis] = value;
      axisDraws[name][k] = value;
    }
    let sum = 0;
    for (let season = 0; season < scores.length; season++) {
      const score = Math.exp(-SHARPNESS * distanceTo(season, values));
      scores[season] = score;
      sum += score;
    }
    for (let season = 0; season < scores.length; season++) {
      totals[season] = (totals[season] ?? 0) + (scores[season] ?? 0) / sum / SAMPLES;
    }
  }
  const axes = mapKeys(AXES, (axis) => meanAndSd(axisDraws[axis]));
  const shares = SEASON_NAMES.map((season, i) => ({ season, probability: at(totals, i) }));
  return { distribution: relatedFirst(shares), axes };
}

type Distribution = Placement['distribution'];
const mostProbableFirst = (shares: Distribution): Distribution =>
  [...shares].sort((a, b) => b.probability - a.probability);

/** Caps seasons unrelated to the first at the probability of the likeliest related one, so that related ones lead. */
function relatedFirst(shares: Distribution): Distribution {
  const [first, ...others] = mostProbableFirst(shares);
  if (!first) return shares;
  const isRelated = ({ season }: Distribution[number]) => areRelated(first.season, season);
  const related = others.filter(isRelated);
  const relatedMaximum = related[0]?.probability ?? 0;
  const cappedShares = others
    .filter((other) => !isRelated(other))
    .map(({ season, probability }) => ({ season, probability: Math.min(relatedMaximum, probability) }));
  // Sorting keeps the order of equals: the related season stays before one that was held down to it.
  const ranked = mostProbableFirst([first, ...related, ...cappedShares]);
  const total = ranked.reduce((sum, { probability }) => sum + probability, 0);
  return ranked.map(({ season, probability }) => ({ season, probability: probability / total }));
}

/** Draws people that the measurements allow, all into one object; `factors`: lower triangles of the covariances. */
function drawer({ features, colors }: PersonEstimate, factors: Triple<Matrix>, random: () => number) {
  const n = features.length;
  const noise = new Float64Array(n);
  const means = features.map((feature) => colors[feature]);
  const drawnColors = means.map((mean): [number, number, number] | undefined => mean && [...mean]);
  const person: FeatureColors = Object.fromEntries(
    features.flatMap((feature, i) => (drawnColors[i] ? [[feature, drawnColors[i]]] : [])),
  );
  return (): FeatureColors => {
    for (const [d, factor] of factors.entries()) {
      for (let k = 0; k < n; k++) noise[k] = random();
      for (let i = 0; i < n; i++) {
        let shift = 0;
        for (let k = 0; k <= i; k++) shift += (factor[i * n + k] ?? 0) * (noise[k] ?? 0);
        const mean = means[i];
        const color = drawnColors[i];
        if (mean && color) color[d] = (mean[d] ?? 0) + shift;
      }
    }
    return person;
  };
}

function meanAndSd(values: Float64Array): { value: number; sd: number } {
  const value = values.reduce((a, b) => a + b, 0) / values.length;
  return { value, sd: Math.sqrt(values.reduce((a, b) => a + (b - value) * (b - value), 0) / (values.length - 1)) };
}
