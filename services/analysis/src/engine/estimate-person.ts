import { FEATURES, type Feature } from '@trueseason/contracts';
import { invert, type Matrix } from './gaussian.ts';
import { at } from './image.ts';
import { DIMENSIONS, type LogColor } from './log-chroma.ts';
import type { SkinZone } from './measure-skin.ts';
import { FEATURE_PRIORS, OWN_LIGHT_SD, SHARED_LIGHT, ZONE_SD } from './population.ts';
import type { Reading, Readings } from './readings.ts';

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

/** The unknowns, by index: features, skin zones, each photo's light, the light that the photos share. */
interface Network {
  readonly features: readonly Feature[];
  readonly zones: readonly SkinZone[];
  readonly firstLight: number;
  readonly shared: number;
  readonly size: number;
  /** Reading = unknown `node` + unknown `light` + noise. */
  readonly observations: readonly { readonly node: number; readonly light: number; readonly reading: Reading }[];
}

function layOut(photos: readonly Readings[]): Network {
  const zones = (Object.keys(ZONE_SD) as SkinZone[]).filter((zone) => photos.some((photo) => photo.zones[zone]));
  const features = FEATURES.filter((feature) =>
    feature === 'skin' ? zones.length > 0 : photos.some((photo) => photo.features[feature]),
  );
  const firstLight = features.length + zones.length;
  const shared = firstLight + photos.length;
  const observations = photos.flatMap((photo, p) => {
    const seen = (node: number, reading: Reading | undefined) =>
      reading ? [{ node, light: firstLight + p, reading }] : [];
    return [
      ...features.flatMap((feature, i) => (feature === 'skin' ? [] : seen(i, photo.features[feature]))),
      ...zones.flatMap((zone, i) => seen(features.length + i, photo.zones[zone])),
    ];
  });
  return { features, zones, firstLight, shared, size: shared + 1, observations };
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
  for (let round = 0; round < ROUNDS; round++) {
    const { precision, target, link } = priors(network, d);
    for (const [k, { node, light, reading }] of observations.entries()) {
      const w = at(weights, k) / reading.sd[d] ** 2;
      link(node, light, w, 1);
      target[node] = at(target, node) + w * reading.color[d];
      target[light] = at(target, light) + w * reading.color[d];
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
    weights = residuals.map((residual) => (FREEDOM + 1) / (FREEDOM + residual ** 2));
  }
  return solution as Solution;
}

/** Precision and target before any photo is looked at; `link` adds a term in (a + sign * b). */
function priors({ features, zones, firstLight, shared, size }: Network, d: 0 | 1 | 2) {
  const precision = new Float64Array(size * size);
  const target = new Float64Array(size);
  const add = (i: number, j: number, value: number) => {
    precision[i * size + j] = at(precision, i * size + j) + value;
  };
  const link = (a: number, b: number, weight: number, sign: 1 | -1) => {
    add(a, a, weight);
    add(b, b, weight);
    add(a, b, sign * weight);
    add(b, a, sign * weight);
  };
  const prior = (i: number, mean: number, sd: number) => {
    add(i, i, 1 / sd ** 2);
    target[i] = at(target, i) + mean / sd ** 2;
  };
  for (const [i, feature] of features.entries()) {
    prior(i, FEATURE_PRIORS[feature].mean[d], FEATURE_PRIORS[feature].sd[d]);
  }
  const skin = features.indexOf('skin');
  for (const [i, zone] of zones.entries()) link(features.length + i, skin, 1 / ZONE_SD[zone][d] ** 2, -1);
  prior(shared, SHARED_LIGHT.mean[d], SHARED_LIGHT.sd[d]);
  for (let light = firstLight; light < shared; light++) link(light, shared, 1 / OWN_LIGHT_SD[d] ** 2, -1);
  return { precision, target, link };
}

function corner(matrix: Matrix, size: number, keep: number): Matrix {
  const out = new Float64Array(keep * keep);
  for (let i = 0; i < keep; i++) for (let j = 0; j < keep; j++) out[i * keep + j] = at(matrix, i * size + j);
  return out;
}
