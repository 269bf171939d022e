import { FEATURE_PRIORS, type PersonEstimate } from '../combine/index.ts';
import { type LogColor, triple } from '../math/index.ts';
import { lightOn, type Readings, TOLD_APART, type Told, type ToldApart } from '../measure/index.ts';

/**
 * The person as told. What places hair, irises and brows is read where it repeats itself best; what is told of them is read
 * as one sees them, or not told where no photo shows it well enough. Both lie in the light of the same photo, so how far
 * they lie apart is the same without it.
 * @param lit the person `inTheirLight`
 */
export function shownPerson(lit: PersonEstimate, photos: readonly Readings[]): PersonEstimate {
  const seen = photos.map((photo, i) => irisInItsLight(photo, lit.lights[i]));
  const told = TOLD_APART.flatMap((feature): [string, LogColor | undefined][] => {
    const color = shownOf(lit, seen, feature, (as) => as[feature]);
    if (color) return [[feature, color]];
    return seen.some((photo) => photo.told?.[feature] === null) ? [[feature, undefined]] : [];
  });
  return { ...lit, colors: { ...lit.colors, ...Object.fromEntries(told) } };
}

/** A photo whose iris is told in the light beside it; not told where lids are all that was read there. */
function irisInItsLight(photo: Readings, light: LogColor | undefined): Readings {
  const { sclera } = photo.features;
  const { told } = photo;
  if (!told?.iris || !sclera || !light) return photo;
  const white = ([0, 1] as const).map((d) => sclera.color[d] - light[d] - FEATURE_PRIORS.sclera.mean[d]);
  const off = lightOn(told.shade ?? 0, [white[0] ?? 0, white[1] ?? 0]);
  const { iris } = told;
  return { ...photo, told: { ...told, iris: off ? triple((d) => iris[d] - off[d]) : null } };
}

/** One part of a feature of somebody in their light, where a photo tells it. */
export function shownOf(
  person: PersonEstimate,
  photos: readonly Readings[],
  feature: ToldApart,
  part: (told: Told) => LogColor | null | undefined,
): LogColor | undefined {
  const color = person.colors[feature];
  const apart = photos.flatMap(({ features, told }) => {
    const [placed, as] = [features[feature]?.color, told && part(told)];
    return placed && as ? [triple((d) => as[d] - placed[d])] : [];
  });
  if (!color || apart.length === 0) return undefined;
  return triple((d) => color[d] + apart.reduce((sum, by) => sum + by[d], 0) / apart.length);
}
