import type { PersonEstimate } from '../combine/index.ts';
import { type LogColor, triple } from '../math/index.ts';
import type { Readings, Told, ToldApart } from '../measure/index.ts';

const OTHERWISE: readonly ToldApart[] = ['hair', 'iris'];

/**
 * The person as told. What places hair and irises is read where it repeats itself best; what is told of them is read as
 * one sees them. Both lie in the light of the same photo, so how far they lie apart is the same without it.
 */
export function toldPerson(person: PersonEstimate, photos: readonly Readings[]): PersonEstimate {
  const told = OTHERWISE.flatMap((feature): [string, LogColor][] => {
    const color = toldOf(person, photos, feature, (seen) => seen[feature]);
    return color ? [[feature, color]] : [];
  });
  return { ...person, colors: { ...person.colors, ...Object.fromEntries(told) } };
}

/** One part of a feature in even light; undefined where no photo tells it. */
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
