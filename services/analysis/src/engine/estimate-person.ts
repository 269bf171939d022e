import { FEATURES, type Feature } from '@trueseason/contracts';
import { invert, type Matrix } from './gaussian.ts';
import { at } from './image.ts';
import { DIMENSIONS, type LogColor } from './log-chroma.ts';
import { FEATURE_PRIORS, OWN_LIGHT_SD, SHARED_LIGHT } from './population.ts';
import type { Reading, Readings } from './readings.ts';

/**
 * What three photos together say about one person. In log colour space a photo's reading of a feature is
 * the person's own colour plus that photo's light plus noise; all priors are Gaussian, so colours and
 * lights are solved for together: photos of one person share the skin, photos of anybody share nearly the
 * same white of the eye. Each dimension is solved on its own.
 */
export interface PersonEstimate {
  /** The features that at least one photo shows, in the order of the covariances. */
  readonly features: readonly Feature[];
  readonly colors: Readonly<Partial<Record<Feature, LogColor>>>;
  /** One features x features covariance for each of tint, warmth and depth. */
  readonly covariances: readonly [Matrix, Matrix, Matrix];
  /** Each photo's light relative to neutral. */
  readonly lights: readonly LogColor[];
}

/** Rounds of down-weighting readings that do not fit the rest (Student-t with this many degrees of freedom). */
const ROUNDS = 4;
const FREEDOM = 5;

export function estimatePerson(photos: readonly Readings[]): PersonEstimate {
  const features = FEATURES.filter((feature) => photos.some((photo) => photo[feature]));
  const solved = DIMENSIONS.map((d) => solve(features, photos, d));
  const pick = (index: number) => DIMENSIONS.map((d) => at(solved[d]?.mean ?? [], index)) as unknown as LogColor;
  const covariances = solved.map(({ covariance, size }) => corner(covariance, size, features.length));
  return {
    features,
    colors: Object.fromEntries(features.map((feature, i) => [feature, pick(i)])),
    covariances: covariances as unknown as PersonEstimate['covariances'],
    lights: photos.map((_, p) => pick(features.length + p)),
  };
}

interface Solution {
  readonly mean: Float64Array;
  readonly covariance: Matrix;
  readonly size: number;
}

function solve(features: readonly Feature[], photos: readonly Readings[], d: 0 | 1 | 2): Solution {
  // The features, each photo's light, and the light that the photos share.
  const shared = features.length + photos.length;
  const size = shared + 1;
  const observed = photos.flatMap((photo, p) =>
    features.flatMap((feature, f) => {
      const reading: Reading | undefined = photo[feature];
      return reading ? [{ f, l: features.length + p, value: reading.color[d], variance: reading.sd[d] ** 2 }] : [];
    }),
  );
  let weights = observed.map(() => 1);
  let solution: Solution | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const precision = new Float64Array(size * size);
    const target = new Float64Array(size);
    const add = (i: number, j: number, value: number) => {
      precision[i * size + j] = at(precision, i * size + j) + value;
    };
    const prior = (i: number, mean: number, sd: number) => {
      add(i, i, 1 / sd ** 2);
      target[i] = at(target, i) + mean / sd ** 2;
    };
    for (const [f, feature] of features.entries()) {
      prior(f, FEATURE_PRIORS[feature].mean[d], FEATURE_PRIORS[feature].sd[d]);
    }
    prior(shared, SHARED_LIGHT.mean[d], SHARED_LIGHT.sd[d]);
    for (let l = features.length; l < shared; l++) {
      const w = 1 / OWN_LIGHT_SD[d] ** 2;
      add(l, l, w);
      add(shared, shared, w);
      add(l, shared, -w);
      add(shared, l, -w);
    }
    for (const [k, { f, l, value, variance }] of observed.entries()) {
      const w = at(weights, k) / variance;
      add(f, f, w);
      add(l, l, w);
      add(f, l, w);
      add(l, f, w);
      target[f] = at(target, f) + w * value;
      target[l] = at(target, l) + w * value;
    }
    const covariance = invert(precision, size);
    const mean = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) mean[i] = at(mean, i) + at(covariance, i * size + j) * at(target, j);
    }
    solution = { mean, covariance, size };
    weights = observed.map(({ f, l, value, variance }) => {
      const residual = value - at(mean, f) - at(mean, l);
      return (FREEDOM + 1) / (FREEDOM + residual ** 2 / variance);
    });
  }
  return solution as Solution;
}

function corner(matrix: Matrix, size: number, keep: number): Matrix {
  const out = new Float64Array(keep * keep);
  for (let i = 0; i < keep; i++) for (let j = 0; j < keep; j++) out[i * keep + j] = at(matrix, i * size + j);
  return out;
}
