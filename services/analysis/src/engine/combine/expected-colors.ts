import type { Exclusion } from '@trueseason/contracts';
import { triple } from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import type { FeatureColors } from './estimate-person.ts';
import type { Told, ToldFeature } from './light-network.ts';
import type { Prior } from './population.ts';

/** A color that follows another by a line in each dimension, with the rest of its spread among people. */
interface Follows {
  readonly from: 'skin' | 'brows';
  /** The other color's mean, which replaces it where it is not seen. */
  readonly usual: Prior['mean'];
  readonly at: Prior['mean'];
  readonly slope: Prior['mean'];
  readonly sd: Prior['sd'];
}

/**
 * Least squares over 288 photos of the tuning half; the other half has the same spreads. Brows explain a tenth of the
 * variance of hair and skin as much of that of irises: this is hardly more than the spread of the population.
 */
const FOLLOWS: Readonly<Record<ToldFeature, Follows>> = {
  hair: {
    from: 'brows',
    usual: [0.14, 0.74, -2.43],
    at: [-0.03, 0.37, -3],
    slope: [0.55, 0.36, 0.72],
    sd: [0.13, 0.29, 1.1],
  },
  iris: {
    from: 'skin',
    usual: [0.14, 0.7, -1.2],
    at: [0.03, 0.37, -2.7],
    slope: [0, 0, 0.79],
    sd: [0.21, 0.37, 0.72],
  },
};
const FEATURES = ['hair', 'iris'] as const satisfies readonly ToldFeature[];

/**
 * Hair and irises that no photo shows, or only in a color that counts for nothing, and that no answer gives. Hair that is
 * answered as dyed still has its contrast.
 */
export const unknownFeatures = (
  photos: readonly Readings[],
  setAside: readonly Exclusion[],
  told: Told,
): readonly ToldFeature[] =>
  FEATURES.filter(
    (feature) =>
      !told[feature] &&
      (photos.every(({ features }) => !features[feature]) ||
        setAside.some((one) => one.feature === feature && one.counts === 0 && !one.onContrast)),
  );

/**
 * What unknown hair and irises may be: with the spread of people, so that leaving out a color makes no answer surer. Left
 * out altogether, the other colors would count as if it agreed with them.
 */
export const expectedColors = (unknown: readonly ToldFeature[], colors: FeatureColors): Told =>
  Object.fromEntries(
    unknown.map((feature) => {
      const { from, usual, at, slope, sd } = FOLLOWS[feature];
      const other = colors[from] ?? usual;
      return [feature, { mean: triple((d) => at[d] + slope[d] * (other[d] - usual[d])), sd }];
    }),
  );
