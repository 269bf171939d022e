import { FEATURES, type Feature, SKIN_ZONES, type SkinZoneName } from '@trueseason/contracts';
import { at, DEPTH, type Dimension } from '../math/index.ts';
import type { Reading, Readings } from '../measure/index.ts';
import { type Exposure, exposureOf } from './exposure.ts';
import {
  EXPOSURE_SD,
  FACE_SD,
  FEATURE_PRIORS,
  OWN_LIGHT_SD,
  PAPER,
  type Prior,
  SHARED_LIGHT,
  ZONE_SD,
} from './population.ts';

/** Features whose color the network estimates. */
export type ToldFeature = 'hair' | 'iris';
/** Own colors by the answers: observations in addition to the photos'. */
export type Told = Readonly<Partial<Record<ToldFeature, Prior>>>;

/** A spread so wide that the reading has no weight. */
const NO_WEIGHT = 30;

/** Unknowns by index: features, skin zones, each photo's light, the shared light. */
export interface Network {
  readonly features: readonly Feature[];
  readonly zones: readonly SkinZoneName[];
  readonly firstLight: number;
  readonly shared: number;
  readonly size: number;
  /** Lower bounds of depth from the cloth, by index of a light. */
  readonly leastLights: readonly (readonly [light: number, least: number])[];
  /** Exposure estimates, by index of a light. */
  readonly exposures: readonly (readonly [light: number, exposure: Exposure])[];
  /** Tint and warmth from white paper, by index of a light. */
  readonly papers: readonly (readonly [light: number, reading: Reading])[];
  /** Answered or expected colors, by index of a feature. */
  readonly told: readonly (readonly [node: number, own: Prior])[];
  /** Reading = unknown `node` + unknown `light` + noise. */
  readonly observations: readonly { readonly node: number; readonly light: number; readonly reading: Reading }[];
}

export function layOut(photos: readonly Readings[], own: Readonly<Partial<Record<Feature, Prior>>> = {}): Network {
  const zones = SKIN_ZONES.filter((zone) => photos.some((photo) => photo.zones[zone]));
  const features = FEATURES.filter((feature) =>
    feature === 'skin' ? zones.length > 0 : own[feature] || photos.some((photo) => photo.features[feature]),
  );
  const firstLight = features.length + zones.length;
  const shared = firstLight + photos.length;
  const observations = photos.flatMap((photo, p) => {
    const observationOf = (node: number, reading: Reading | undefined) =>
      reading ? [{ node, light: firstLight + p, reading }] : [];
    return [
      ...observationOf(features.indexOf('skin'), faceOf(photo)),
      ...features.flatMap((feature, i) => (feature === 'skin' ? [] : observationOf(i, photo.features[feature]))),
      ...zones.flatMap((zone, i) => observationOf(features.length + i, photo.zones[zone])),
    ];
  });
  const exposures = photos.flatMap(({ tones, paper, features: { sclera } }, p) => {
    const exposure = exposureOf(tones, sclera, paper);
    // A misleading cue (a dark shirt, a white wall) often occurs in all photos of a person.
    const sd = exposure && Math.hypot(exposure.sd, EXPOSURE_SD) * Math.sqrt(photos.length);
    return exposure && sd ? [[firstLight + p, { light: exposure.light, sd }] as const] : [];
  });
  const papers = photos.flatMap(({ paper }, p) => (paper ? [[firstLight + p, paper] as const] : []));
  const leastLights = photos.flatMap(({ leastLight }, p) =>
    leastLight === undefined ? [] : [[firstLight + p, leastLight] as const],
  );
  const toldNodes = features.flatMap((feature, i) => (own[feature] ? [[i, own[feature]] as const] : []));
  return {
    features,
    zones,
    firstLight,
    shared,
    size: shared + 1,
    told: toldNodes,
    observations,
    leastLights,
    exposures,
    papers,
  };
}

/** The evenly lit face gives the skin's lightness as photographed, not its hue. */
const faceOf = ({ tones }: Readings): Reading | undefined =>
  tones?.face === undefined ? undefined : { color: [0, 0, tones.face], sd: [NO_WEIGHT, NO_WEIGHT, FACE_SD], pixels: 0 };

/** Prior precision and target; `link` adds a term in (a + sign * b). */
export function priors(network: Network, d: Dimension) {
  const { features, zones, firstLight, shared, size, told, exposures, papers } = network;
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
  for (const [node, { mean, sd }] of told) prior(node, mean[d], sd[d]);
  const skin = features.indexOf('skin');
  for (const [i, zone] of zones.entries()) link(features.length + i, skin, 1 / ZONE_SD[zone][d] ** 2, -1);
  prior(shared, SHARED_LIGHT.mean[d], SHARED_LIGHT.sd[d]);
  for (let light = firstLight; light < shared; light++) link(light, shared, 1 / OWN_LIGHT_SD[d] ** 2, -1);
  if (d === DEPTH) for (const [light, exposure] of exposures) prior(light, exposure.light, exposure.sd);
  // The same sheet has the same error in all photos.
  const together = Math.sqrt(papers.length);
  if (d !== DEPTH) for (const [light, { color, sd }] of papers) prior(light, color[d] - PAPER[d], sd[d] * together);
  return { precision, target, link };
}
