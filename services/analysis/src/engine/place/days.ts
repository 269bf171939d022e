import { AXES, type Exclusion, type Feature } from '@trueseason/contracts';
import type { FeatureColors, PersonColors, PersonEstimate } from '../combine/index.ts';
import { type LogColor, mapKeys, mean, meanOf } from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import type { AxisValues } from './axes.ts';
import type { Spread } from './place-season.ts';

/**
 * Scatter of a person's axes between days, one sigma: other light, another camera, another year. Photos of one day share
 * it, so more of them do not make it smaller. 1.25 times what real pairs of the tuning half scatter by (`pairs`),
 * because the average of a few hundred people errs, too.
 */
const BETWEEN_DAYS: AxisValues = { temperature: 0.35, value: 0.47, chroma: 0.53, contrast: 0.43 };
/** The same with an answered color of hair or eyes, which is the same on every day. */
const BETWEEN_TOLD_DAYS: AxisValues = { temperature: 0.34, value: 0.35, chroma: 0.45, contrast: 0.39 };
/** Weight of these in days: two or three days cannot estimate their scatter. */
const COUNTS_FOR = 3;

/** Groups one value per photo by the photo's day. */
export function byDay<T>(values: readonly T[], photos: readonly Pick<Readings, 'day'>[]): T[][] {
  const dated = values.map((value, i) => ({ value, day: photos[i]?.day ?? 0 }));
  return [...Map.groupBy(dated, ({ day }) => day).values()].map((day) => day.map(({ value }) => value));
}

/** Averages each day's photos, then the days: more repeatable than the joint solution. */
export function averageColors(
  days: readonly (readonly PersonEstimate[])[],
  features: readonly Feature[],
): PersonColors {
  const average = (feature: Feature): LogColor => {
    const dayMeans = days.flatMap((people) => {
      const colors = people.map(({ colors }) => colors[feature]).filter((color) => color !== undefined);
      return colors.length > 0 ? [meanOf(colors)] : [];
    });
    return meanOf(dayMeans);
  };
  const colors: FeatureColors = Object.fromEntries(features.map((feature) => [feature, average(feature)]));
  return { ...colors, skin: average('skin') };
}

const sumOfSquares = (values: readonly number[]): number => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
};

/** Standard error of each axis: the scatter of days over their number, and that of photos within a day. */
export function spreadOfDays(
  days: readonly (readonly AxisValues[])[],
  { isTold, setAside }: { readonly isTold: boolean; readonly setAside: readonly Exclusion[] },
): Spread {
  const usual = isTold ? BETWEEN_TOLD_DAYS : BETWEEN_DAYS;
  const doubt = setAside.reduce((product, { scatter = 1 }) => product * scatter, 1);
  const photoCount = days.flat().length;
  return mapKeys(AXES, (axis) => {
    const values = days.map((photos) => photos.map((photo) => photo[axis]));
    const between = (COUNTS_FOR * usual[axis] ** 2 + sumOfSquares(values.map(mean))) / (COUNTS_FOR + days.length - 1);
    const within =
      values.reduce((sum, photos) => sum + sumOfSquares(photos), 0) / Math.max(1, photoCount - days.length);
    const withinDays = mean(days.map(({ length }) => within / length));
    return doubt * Math.sqrt((between + withinDays) / days.length);
  });
}
