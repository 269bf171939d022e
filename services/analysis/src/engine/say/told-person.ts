import { estimatePerson, type PersonEstimate, withoutShadedWhites } from '../combine/index.ts';
import { DEPTH, type LogColor, moved, triple } from '../math/index.ts';
import type { Readings, Told, ToldApart } from '../measure/index.ts';

const OTHERWISE: readonly ToldApart[] = ['hair', 'iris'];

/**
 * The person as told. What places hair and irises is read where it repeats itself best; what is told of them is read as
 * one sees them. Both lie in the light of the same photo, so how far they lie apart is the same without it.
 * @param lit the person `inTheirLight`
 */
export function toldPerson(lit: PersonEstimate, photos: readonly Readings[]): PersonEstimate {
  const told = OTHERWISE.flatMap((feature): [string, LogColor][] => {
    const color = toldOf(lit, photos, feature, (seen) => seen[feature]);
    return color ? [[feature, color]] : [];
  });
  return { ...lit, colors: { ...lit.colors, ...Object.fromEntries(told) } };
}

/**
 * Whites of eyes in shade make a photo look darker than it is, and deep skin lighter. All else is as deep as the photos
 * say without them; the whites themselves are told as they were read.
 */
export function inTheirLight(person: PersonEstimate, photos: readonly Readings[]): PersonEstimate {
  const others = withoutShadedWhites(photos);
  if (others === photos) return person;
  const { colors, covariances } = estimatePerson(others);
  const deeper = colors.skin[DEPTH] - person.colors.skin[DEPTH];
  const { sclera, ...seen } = person.colors;
  const moving = Object.entries(seen).map(([feature, color]) => [feature, moved(color, DEPTH, deeper)]);
  return {
    ...person,
    colors: { ...person.colors, ...Object.fromEntries(moving) },
    covariances: [person.covariances[0], person.covariances[1], covariances[DEPTH]],
  };
}

/** One part of a feature of somebody in their light, where a photo tells it. */
export function toldOf(
  person: PersonEstimate,
  photos: readonly Readings[],
  feature: ToldApart,
  part: (told: Told) => LogColor | undefined,
): LogColor | undefined {
  const color = person.colors[feature];
  const apart = photos.flatMap(({ features, told }) => {
    const [placed, as] = [features[feature]?.color, told && part(told)];
    return placed && as ? [triple((d) => as[d] - placed[d])] : [];
  });
  if (!color || apart.length === 0) return undefined;
  return triple((d) => color[d] + apart.reduce((sum, by) => sum + by[d], 0) / apart.length);
}
