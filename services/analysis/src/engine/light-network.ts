import { FEATURES, type Feature } from '@trueseason/contracts';
import { at } from './image.ts';
import type { SkinZone } from './measure-skin.ts';
import { FEATURE_PRIORS, OWN_LIGHT_SD, SHARED_LIGHT, ZONE_SD } from './population.ts';
import type { Reading, Readings } from './readings.ts';

/** The unknowns, by index: features, skin zones, each photo's light, the light that the photos share. */
export interface Network {
  readonly features: readonly Feature[];
  readonly zones: readonly SkinZone[];
  readonly firstLight: number;
  readonly shared: number;
  readonly size: number;
  /** By index of a light, the least depth that the cloth in that photo leaves it. */
  readonly leastLights: readonly (readonly [light: number, least: number])[];
  /** Reading = unknown `node` + unknown `light` + noise. */
  readonly observations: readonly { readonly node: number; readonly light: number; readonly reading: Reading }[];
}

export function layOut(photos: readonly Readings[]): Network {
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
  const leastLights = photos.flatMap(({ leastLight }, p) =>
    leastLight === undefined ? [] : [[firstLight + p, leastLight] as const],
  );
  return { features, zones, firstLight, shared, size: shared + 1, observations, leastLights };
}

/** Precision and target before any photo is looked at; `link` adds a term in (a + sign * b). */
export function priors({ features, zones, firstLight, shared, size }: Network, d: 0 | 1 | 2) {
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
