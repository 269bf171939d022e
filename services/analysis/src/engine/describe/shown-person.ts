import type { HexColor } from '@trueseason/contracts';
import { labToHex } from '@trueseason/style/color';
import { FEATURE_PRIORS, type PersonEstimate } from '../combine/index.ts';
import { believableIris, type LogColor, labOf, triple } from '../math/index.ts';
import {
  DISPLAYED_SEPARATELY,
  type Displayed,
  type DisplayedSeparately,
  lightOn,
  type Readings,
} from '../measure/index.ts';

/**
 * The person as displayed. Placement uses hair, irises and brows where they repeat best; display uses the color people
 * see, or nothing if no photo shows it well. Both are in the light of the same photo, so their distance is free of it.
 * @param lit the person `inTheirLight`
 */
export function shownPerson(lit: PersonEstimate, photos: readonly Readings[]): PersonEstimate {
  const relitPhotos = photos.map((photo, i) => irisInItsLight(photo, lit.lights[i]));
  const displayed = DISPLAYED_SEPARATELY.flatMap((feature): [string, LogColor | undefined][] => {
    const color = shownOf(lit, relitPhotos, feature, (as) => as[feature]);
    if (color) return [[feature, color]];
    return relitPhotos.some((photo) => photo.displayed?.[feature] === null) ? [[feature, undefined]] : [];
  });
  return { ...lit, colors: { ...lit.colors, ...Object.fromEntries(displayed) } };
}

/**
 * The same person with black hair as it is between the lights on it: its darker strands, and no lighter than the brows,
 * because a crop may shine everywhere.
 */
export function withoutShine(shown: PersonEstimate, lit: PersonEstimate, photos: readonly Readings[]): PersonEstimate {
  const dark = shownOf(lit, photos, 'hair', ({ strands }) => strands?.dark);
  if (!dark) return shown;
  const [tint, warmth, depth] = dark;
  const hair: LogColor = [tint, warmth, Math.min(depth, shown.colors.brows?.[2] ?? depth)];
  return { ...shown, colors: { ...shown.colors, hair } };
}

/** Corrects the displayed iris for the light at the eyes; null if only lids were read there. */
function irisInItsLight(photo: Readings, light: LogColor | undefined): Readings {
  const { sclera } = photo.features;
  const { displayed } = photo;
  if (!displayed?.iris || !sclera || !light) return photo;
  const white = ([0, 1] as const).map((d) => sclera.color[d] - light[d] - FEATURE_PRIORS.sclera.mean[d]);
  const off = lightOn(displayed.shade ?? 0, [white[0] ?? 0, white[1] ?? 0]);
  const { iris } = displayed;
  return { ...photo, displayed: { ...displayed, iris: off ? triple((d) => iris[d] - off[d]) : null } };
}

/** Both irises as displayed, in the light of the first photo that shows both. */
export function irisesOf(lit: PersonEstimate, photos: readonly Readings[]): [HexColor, HexColor] | undefined {
  const index = photos.findIndex(({ displayed }) => displayed?.irises);
  const irises = photos[index]?.displayed?.irises;
  const light = lit.lights[index];
  if (!irises || !light) return undefined;
  const hexOf = (iris: LogColor) => labToHex(believableIris(labOf(triple((d) => iris[d] - light[d]))));
  return [hexOf(irises[0]), hexOf(irises[1])];
}

/** A displayed part of a feature, in the person's light; undefined if no photo shows it. */
export function shownOf(
  person: PersonEstimate,
  photos: readonly Readings[],
  feature: DisplayedSeparately,
  part: (displayed: Displayed) => LogColor | null | undefined,
): LogColor | undefined {
  const color = person.colors[feature];
  const differences = photos.flatMap(({ features, displayed }) => {
    const measured = features[feature]?.color;
    const displayedColor = displayed && part(displayed);
    return measured && displayedColor ? [triple((d) => displayedColor[d] - measured[d])] : [];
  });
  if (!color || differences.length === 0) return undefined;
  return triple((d) => color[d] + differences.reduce((sum, by) => sum + by[d], 0) / differences.length);
}
