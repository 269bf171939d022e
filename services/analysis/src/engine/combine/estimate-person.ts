import type { Feature } from '@trueseason/contracts';
import { linearLuminance } from '@trueseason/style/color';
import {
  at,
  DEPTH,
  type Dimension,
  fromLogColor,
  invertPositiveDefinite,
  type LogColor,
  type Matrix,
  type Triple,
  triple,
} from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import { layOut, type Network, priors, type Told } from './light-network.ts';
import { LEAST_LIGHT_SD } from './population.ts';

/** Skin is required. */
export type FeatureColors = Readonly<Partial<Record<Feature, LogColor>>>;
export type PersonColors = FeatureColors & { readonly skin: LogColor };

/**
 * An estimate of one person from several photos. In log color space a reading is the person's color plus the photo's
 * light plus noise, with Gaussian priors, so colors and lights are solved jointly: photos of one person share the skin,
 * and all photos share nearly the same white of the eye. Dimensions are independent.
 */
export interface PersonEstimate {
  /** Features seen in at least one photo, in covariance order. */
  readonly features: readonly Feature[];
  readonly colors: PersonColors;
  /** A features x features covariance for each of tint, warmth and depth. */
  readonly covariances: Triple<Matrix>;
  /** Features whose color was answered as well. */
  readonly told?: readonly Feature[];
  /** Each photo's light relative to neutral. */
  readonly lights: readonly LogColor[];
}

/**
 * @param told colors by the answers
 * @param expected colors of features that neither photos nor answers show
 * @throws RangeError if no photo shows skin
 */
export function estimatePerson(photos: readonly Readings[], told: Told = {}, expected: Told = {}): PersonEstimate {
  const network = layOut(photos, { ...expected, ...told });
  const { features, firstLight } = network;
  const tint = solve(network, 0);
  const warmth = solve(network, 1);
  const solutions: Triple<Solution> = [tint, warmth, solve(withoutCasts(network, tint.mean, warmth.mean), DEPTH)];
  const unknown = (index: number): LogColor => triple((d) => at(solutions[d].mean, index));
  if (!features.includes('skin')) throw new RangeError('no photo shows skin');
  return {
    features,
    told: features.filter((feature) => feature in told),
    colors: {
      ...Object.fromEntries(features.map((feature, i) => [feature, unknown(i)])),
      skin: unknown(features.indexOf('skin')),
    },
    covariances: triple((d) => corner(solutions[d].covariance, network.size, features.length)),
    lights: photos.map((_, p) => unknown(firstLight + p)),
  };
}

/** Exposure concerns luminance, depth is green: subtract the cast's share of the skin's luminance. */
function withoutCasts(network: Network, tint: Float64Array, warmth: Float64Array): Network {
  const skin = network.features.indexOf('skin');
  const luminance = (t: number, w: number) => Math.log(linearLuminance(fromLogColor([t, w, 0])));
  const ownLuminance = luminance(at(tint, skin), at(warmth, skin));
  const luminanceIn = (light: number) =>
    luminance(at(tint, skin) + at(tint, light), at(warmth, skin) + at(warmth, light));
  const exposures = network.exposures.map(
    ([light, exposure]) =>
      [light, { ...exposure, light: exposure.light - (luminanceIn(light) - ownLuminance) }] as const,
  );
  return { ...network, exposures };
}

interface Solution {
  readonly mean: Float64Array;
  readonly covariance: Matrix;
  /** One per observation. */
  readonly residuals: readonly number[];
}

/** Rounds of down-weighting outliers (Student-t with this many degrees of freedom). */
const ROUNDS = 4;
const FREEDOM = 10;

function solve(network: Network, d: Dimension): Solution {
  let solution = solveOnce(network, d);
  /** Lights too dim for the cloth in their photo: lower bounds by index. */
  const dim = new Map<number, number>();
  for (let round = 1; round < ROUNDS; round++) {
    for (const [light, least] of d === DEPTH ? network.leastLights : []) {
      if (at(solution.mean, light) < least) dim.set(light, least);
    }
    const weights = solution.residuals.map((residual) => (FREEDOM + 1) / (FREEDOM + residual ** 2));
    solution = solveOnce(network, d, weights, dim);
  }
  return solution;
}

const NONE: ReadonlyMap<number, number> = new Map();

/** One linear Gaussian solution with weights per observation (default 1). */
function solveOnce(network: Network, d: Dimension, weights: readonly number[] = [], dim = NONE): Solution {
  const { size, observations } = network;
  const { precision, target, link } = priors(network, d);
  for (const [k, { node, light, reading }] of observations.entries()) {
    const w = (weights[k] ?? 1) / reading.sd[d] ** 2;
    link(node, light, w, 1);
    target[node] = at(target, node) + w * reading.color[d];
    target[light] = at(target, light) + w * reading.color[d];
  }
  for (const [light, least] of dim) {
    precision[light * size + light] = at(precision, light * size + light) + 1 / LEAST_LIGHT_SD ** 2;
    target[light] = at(target, light) + least / LEAST_LIGHT_SD ** 2;
  }
  const covariance = invertPositiveDefinite(precision, size);
  const mean = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) mean[i] = at(mean, i) + at(covariance, i * size + j) * at(target, j);
  }
  const residuals = observations.map(
    ({ node, light, reading }) => (reading.color[d] - at(mean, node) - at(mean, light)) / reading.sd[d],
  );
  return { mean, covariance, residuals };
}

function corner(matrix: Matrix, size: number, keep: number): Matrix {
  const out = new Float64Array(keep * keep);
  for (let i = 0; i < keep; i++) for (let j = 0; j < keep; j++) out[i * keep + j] = at(matrix, i * size + j);
  return out;
}
