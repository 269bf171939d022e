import { AXES, type Axis, type AxisScores, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { RING } from '@trueseason/seasons/ring';
import type { FeatureColors, PersonEstimate } from '../combine/index.ts';
import { at, cholesky, type Matrix, mapKeys, normalNumbers, type Triple, triple } from '../math/index.ts';
import { type AxisValues, axisValues } from './axes.ts';
import { areRelated } from './related-seasons.ts';
import { FULL_TRUST, type Trust } from './trust.ts';

/** How much a difference on each axis counts. Contrast follows value in most people, so it counts less. */
const AXIS_WEIGHTS: AxisValues = { temperature: 1.5, value: 1, chroma: 1.3, contrast: 0.35 };

/** How fast a season's score falls with squared distance on the axes: seasons have no sharp borders. */
const SHARPNESS = 4;
const SAMPLES = 600;

/** A value this far from what a season is on an axis contradicts its definition: from there on distance counts double. */
const CONTRADICTS = 0.9;
const CONTRADICTION = 4;

/** What it costs a season that it lies on the other side of the undertone, by how far that is from the middle. */
const OTHER_SIDE = 3;

/** Along one axis: the square of the difference, and more where the value contradicts what the season is. */
export function differenceTo(season: SeasonName, axis: Axis, value: number): number {
  const own = RING[season].axes[axis];
  const off = Math.abs(value - own);
  const side = axis === 'temperature' && value * own < 0 ? OTHER_SIDE * Math.abs(value) : 0;
  return AXIS_WEIGHTS[axis] * (off ** 2 + CONTRADICTION * Math.max(0, off - CONTRADICTS) ** 2) + side;
}

const distanceTo = (season: SeasonName, values: AxisValues): number =>
  AXES.reduce((sum, axis) => sum + differenceTo(season, axis, values[axis]), 0);

export interface Placement {
  /** All 12, most probable first; sums to 1. */
  readonly distribution: readonly { readonly season: SeasonName; readonly probability: number }[];
  readonly axes: AxisScores;
}

/** How far the photos of a person leave each axis open beyond what their noise explains: standard errors. */
export type Spread = AxisValues;
const NO_SPREAD: Spread = { temperature: 0, value: 0, chroma: 0, contrast: 0 };

/**
 * Draws many people that the measurements allow and places each of them. The share of draws that land in a
 * season is its probability: noise in the photos, and what they disagree in, becomes doubt in the answer.
 */
export function placeSeason(
  person: PersonEstimate,
  trust: Trust = FULL_TRUST,
  spread: Spread = NO_SPREAD,
  seed = 1,
): Placement {
  const random = normalNumbers(seed);
  const n = person.features.length;
  const factors = triple((d) => cholesky(person.covariances[d], n));
  const totals = new Float64Array(SEASON_NAMES.length);
  const axisDraws: Record<Axis, number[]> = { temperature: [], value: [], chroma: [], contrast: [] };
  for (let draw = 0; draw < SAMPLES; draw++) {
    const drawn = axisValues(drawColors(person, factors, random), trust);
    const values = mapKeys(AXES, (axis) => drawn[axis] + spread[axis] * random());
    for (const axis of AXES) axisDraws[axis].push(values[axis]);
    const scores = SEASON_NAMES.map((season) => Math.exp(-SHARPNESS * distanceTo(season, values)));
    const sum = scores.reduce((a, b) => a + b, 0);
    for (const [i, score] of scores.entries()) totals[i] = at(totals, i) + score / sum / SAMPLES;
  }
  const axes = mapKeys(AXES, (axis) => meanAndSd(axisDraws[axis]));
  const shares = SEASON_NAMES.map((season, i) => ({ season, probability: at(totals, i) }));
  return { distribution: alongTheRing(shares), axes };
}

type Distribution = Placement['distribution'];
const mostProbableFirst = (shares: Distribution): Distribution =>
  [...shares].sort((a, b) => b.probability - a.probability);

/** What is left of a season's share that is not related to the most probable one. */
const UNRELATED = 0.4;

/**
 * People's colorings lie along the ring: doubt about one season is seldom about one across it, which is never said to be
 * likelier than every season that is related to the first.
 */
function alongTheRing(shares: Distribution): Distribution {
  const [first, ...others] = mostProbableFirst(shares);
  if (!first) return shares;
  const related = others.filter(({ season }) => areRelated(first.season, season));
  const unrelated = others.filter(({ season }) => !areRelated(first.season, season));
  const most = related[0]?.probability ?? 0;
  const held = unrelated.map(({ season, probability }) => ({
    season,
    probability: Math.min(most, probability * UNRELATED),
  }));
  // Sorting keeps the order of equals: the related season stays before one that was held down to it.
  const all = mostProbableFirst([first, ...related, ...held]);
  const total = all.reduce((sum, { probability }) => sum + probability, 0);
  return all.map(({ season, probability }) => ({ season, probability: probability / total }));
}

/** One of the people that the measurements allow; `factors` are the lower triangles of the covariances. */
function drawColors(
  { features, colors }: PersonEstimate,
  factors: Triple<Matrix>,
  random: () => number,
): FeatureColors {
  const n = features.length;
  const shifts = factors.map((factor) => {
    const noise = Float64Array.from({ length: n }, random);
    return Float64Array.from({ length: n }, (_, i) => {
      let sum = 0;
      for (let k = 0; k <= i; k++) sum += at(factor, i * n + k) * at(noise, k);
      return sum;
    });
  });
  return Object.fromEntries(
    features.flatMap((feature, i) => {
      const mean = colors[feature];
      return mean ? [[feature, triple((d) => mean[d] + at(shifts[d] ?? [], i))]] : [];
    }),
  );
}

function meanAndSd(values: readonly number[]): { value: number; sd: number } {
  const value = values.reduce((a, b) => a + b, 0) / values.length;
  return { value, sd: Math.sqrt(values.reduce((a, b) => a + (b - value) ** 2, 0) / (values.length - 1)) };
}
