import type { Feature } from '@trueseason/contracts';
import { invert, type Matrix } from './gaussian.ts';
import { at } from './image.ts';
import { layOut, type Network, priors } from './light-network.ts';
import { DIMENSIONS, type LogColor } from './log-chroma.ts';
import { LEAST_LIGHT_SD } from './population.ts';
import type { Readings } from './readings.ts';

/**
 * What the photos together say about one person. In log colour space a photo's reading of a feature is the
 * person's own colour plus that photo's light plus noise; all priors are Gaussian, so colours and lights are
 * solved for together: photos of one person share the skin, photos of anybody share nearly the same white of
 * the eye. Each dimension is solved on its own.
 */
export interface PersonEstimate {
  /** The features that at least one photo shows, in the order of the covariances. */
  readonly features: readonly Feature[];
  readonly colors: Readonly<Partial<Record<Feature, LogColor>>>;
  /** One features x features covariance for each of tint, warmth and depth. */
  readonly covariances: readonly [Matrix, Matrix, Matrix];
  /** Each photo's light relative to neutral. */
  readonly lights: readonly LogColor[];
  /** How far each reading lies from what the person and the photo's light make expected. */
  readonly residuals: readonly Residual[];
}

export interface Residual {
  /** Index of the photo. */
  readonly photo: number;
  readonly feature: Feature;
  /** In standard uncertainties of the reading. */
  readonly z: LogColor;
}

/** Rounds of down-weighting readings that do not fit the rest (Student-t with this many degrees of freedom). */
const ROUNDS = 4;
const FREEDOM = 10;

export function estimatePerson(photos: readonly Readings[]): PersonEstimate {
  const network = layOut(photos);
  const { features } = network;
  const solved = DIMENSIONS.map((d) => solve(network, d));
  const pick = (index: number) => DIMENSIONS.map((d) => at(solved[d]?.mean ?? [], index)) as unknown as LogColor;
  const covariances = solved.map(({ covariance }) => corner(covariance, network.size, features.length));
  return {
    features,
    colors: Object.fromEntries(features.map((feature, i) => [feature, pick(i)])),
    covariances: covariances as unknown as PersonEstimate['covariances'],
    lights: photos.map((_, p) => pick(network.firstLight + p)),
    residuals: network.observations.map(({ node, light }, k) => ({
      photo: light - network.firstLight,
      feature: features[node] ?? 'skin',
      z: DIMENSIONS.map((d) => at(solved[d]?.residuals ?? [], k)) as unknown as LogColor,
    })),
  };
}

interface Solution {
  readonly mean: Float64Array;
  readonly covariance: Matrix;
  /** One for each observation. */
  readonly residuals: readonly number[];
}

function solve(network: Network, d: 0 | 1 | 2): Solution {
  const { size, observations } = network;
  let weights = observations.map(() => 1);
  let solution: Solution | undefined;
  /** Lights found to be too dim for the cloth in their photo: the least that they can be, by index. */
  const dim = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const { precision, target, link } = priors(network, d);
    for (const [k, { node, light, reading }] of observations.entries()) {
      const w = at(weights, k) / reading.sd[d] ** 2;
      link(node, light, w, 1);
      target[node] = at(target, node) + w * reading.color[d];
      target[light] = at(target, light) + w * reading.color[d];
    }
    for (const [light, least] of dim) {
      precision[light * size + light] = at(precision, light * size + light) + 1 / LEAST_LIGHT_SD ** 2;
      target[light] = at(target, light) + least / LEAST_LIGHT_SD ** 2;
    }
    const covariance = invert(precision, size);
    const mean = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) mean[i] = at(mean, i) + at(covariance, i * size + j) * at(target, j);
    }
    const residuals = observations.map(
      ({ node, light, reading }) => (reading.color[d] - at(mean, node) - at(mean, light)) / reading.sd[d],
    );
    solution = { mean, covariance, residuals };
    for (const [light, least] of d === 2 ? network.leastLights : []) if (at(mean, light) < least) dim.set(light, least);
    weights = residuals.map((residual) => (FREEDOM + 1) / (FREEDOM + residual ** 2));
  }
  return solution as Solution;
}

function corner(matrix: Matrix, size: number, keep: number): Matrix {
  const out = new Float64Array(keep * keep);
  for (let i = 0; i < keep; i++) for (let j = 0; j < keep; j++) out[i * keep + j] = at(matrix, i * size + j);
  return out;
}
