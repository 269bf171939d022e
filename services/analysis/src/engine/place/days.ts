import { AXES, type Exclusion, type Feature } from '@trueseason/contracts';
import type { FeatureColors, PersonColors, PersonEstimate } from '../combine/index.ts';
import { at, type LogColor, type Matrix, mapKeys, mean, meanOf, triple } from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import type { AxisValues } from './axes.ts';
import type { Spread } from './place-season.ts';

/** What belongs to each photo, by day and by place: photos of one place and day share its light, and are one witness. */
export type Days<T> = readonly (readonly (readonly T[])[])[];

interface Scatter {
  readonly place: AxisValues;
  readonly day: AxisValues;
}

/**
 * Scatter of a person's axes between places of a day, and beyond it between days, one sigma: other light, another camera,
 * another year. Both together are 1.25 times what real pairs of the tuning half scatter by (`pairs`), because the average
 * of a few hundred people errs, too; the share of places is that of nine people in twenty places of one day (`places`).
 */
const USUAL: Scatter = {
  place: { temperature: 0.29, value: 0.33, chroma: 0.3, contrast: 0.2 },
  day: { temperature: 0.2, value: 0.33, chroma: 0.44, contrast: 0.38 },
};
/**
 * The same with answered colors of hair or eyes, which an order keeps: of pairs with one rater's answers. The row of places is
 * provisional: no data has answers and places, so it takes the share that it has without answers.
 */
const USUAL_TOLD: Scatter = {
  place: { temperature: 0.24, value: 0.23, chroma: 0.23, contrast: 0.18 },
  day: { temperature: 0.16, value: 0.19, chroma: 0.3, contrast: 0.28 },
};
/** Weight of these in places and in days: two or three cannot estimate their scatter. */
const COUNTS_FOR = 3;

/** Readings from before places were measured are of one place and one day. */
const groupOf = (photo: Readings | undefined, of: 'place' | 'day'): number =>
  photo?.background === undefined ? 0 : (photo[of] ?? 0);

const grouped = <T>(items: readonly T[], keyOf: (item: T) => number): T[][] => [...Map.groupBy(items, keyOf).values()];

/** Groups one value per photo. */
export function byDay<T>(values: readonly T[], photos: readonly Readings[]): Days<T> {
  const entries = values.map((value, i) => ({
    value,
    day: groupOf(photos[i], 'day'),
    place: groupOf(photos[i], 'place'),
  }));
  return grouped(entries, ({ day }) => day).map((day) =>
    grouped(day, ({ place }) => place).map((place) => place.map(({ value }) => value)),
  );
}

/** Averages each place's photos, then each day's places, then the days: more repeatable than the joint solution. */
export function averageColors(days: Days<PersonEstimate>, features: readonly Feature[]): PersonColors {
  const average = (feature: Feature): LogColor => {
    const dayMeans = days.flatMap((places) => {
      const placeMeans = places.flatMap((people) => {
        const colors = people.map(({ colors }) => colors[feature]).filter((color) => color !== undefined);
        return colors.length > 0 ? [meanOf(colors)] : [];
      });
      return placeMeans.length > 0 ? [meanOf(placeMeans)] : [];
    });
    return meanOf(dayMeans);
  };
  const colors: FeatureColors = Object.fromEntries(features.map((feature) => [feature, average(feature)]));
  return { ...colors, skin: average('skin') };
}

/**
 * Covariances of the averages: the mean of the photos' own, over the number of places that show a feature. The joint solution's
 * would shrink with copies of one place.
 * @param shared features whose color does not come from the photos, so that more of them say no more
 */
export function averageCovariances(
  days: Days<PersonEstimate>,
  features: readonly Feature[],
  shared: readonly Feature[],
): PersonEstimate['covariances'] {
  const places = days.flat();
  const people = places.flat();
  const indexIn = new Map(
    people.map((person) => [person, features.map((feature) => person.features.indexOf(feature))]),
  );
  const shows = (person: PersonEstimate, i: number) => (indexIn.get(person)?.[i] ?? -1) >= 0;
  const witnesses = features.map((feature, i) =>
    shared.includes(feature)
      ? 1
      : Math.max(1, places.filter((place) => place.some((person) => shows(person, i))).length),
  );
  const n = features.length;
  return triple((d) => {
    const average: Matrix = new Float64Array(n * n);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const own = people.flatMap((person) => {
          const index = indexIn.get(person) ?? [];
          return shows(person, i) && shows(person, j)
            ? [at(person.covariances[d], at(index, i) * person.features.length + at(index, j))]
            : [];
        });
        // Where a photo lacks one of two features, they share nothing: the matrix stays positive definite.
        const count = i === j ? own.length : people.length;
        const sum = own.reduce((total, value) => total + value, 0);
        average[i * n + j] = sum / Math.max(1, count) / Math.sqrt(at(witnesses, i) * at(witnesses, j));
      }
    }
    return average;
  });
}

/**
 * Variety of hue and chroma that photos of faces have: 98 of 100 are between. Where color was taken away or added, all colors of
 * a photo are as far from their own, and the remaining ones may agree by chance.
 */
const USUAL_VARIETY = { from: 3.3, to: 12 };
const MOST_DOUBT = 2.5;

/** By how much more photos scatter whose colors vary less, or more, than those of faces: 1 if they vary as usual. */
function doubtOfVariety(photos: readonly Readings[]): number {
  const varieties = photos.flatMap(({ variety }) => (variety ? [variety] : []));
  const doubts = varieties.map((variety) => Math.max(1, USUAL_VARIETY.from / variety, variety / USUAL_VARIETY.to));
  return doubts.length === 0 ? 1 : Math.min(MOST_DOUBT, mean(doubts));
}

const sumOfSquares = (values: readonly number[]): number => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
};

/** A usual variance, after so many squares with so many degrees of freedom. */
const updated = (usual: number, squares: number, freedom: number): number =>
  (COUNTS_FOR * usual ** 2 + squares) / (COUNTS_FOR + freedom);

/** Standard error of each axis: the scatter of days and of their places over their numbers, and that of photos within. */
export function spreadOfDays(
  days: Days<AxisValues>,
  {
    isTold,
    setAside,
    photos = [],
  }: { readonly isTold: boolean; readonly setAside: readonly Exclusion[]; readonly photos?: readonly Readings[] },
): Spread {
  const usual = isTold ? USUAL_TOLD : USUAL;
  const doubt = setAside.reduce((product, { scatter = 1 }) => product * scatter, doubtOfVariety(photos));
  return mapKeys(AXES, (axis) => {
    const values = days.map((places) => places.map((place) => place.map((photo) => photo[axis])));
    const places = values.flat();
    const placeMeans = values.map((day) => day.map(mean));
    const within =
      places.reduce((sum, photos) => sum + sumOfSquares(photos), 0) / Math.max(1, places.flat().length - places.length);
    const place = updated(
      usual.place[axis],
      placeMeans.reduce((sum, day) => sum + sumOfSquares(day), 0),
      places.length - days.length,
    );
    const day = updated(usual.day[axis], sumOfSquares(placeMeans.map(mean)), days.length - 1);
    const withinDays = values.map((day) => (place + mean(day.map(({ length }) => within / length))) / day.length);
    return doubt * Math.sqrt((day + mean(withinDays)) / days.length);
  });
}
