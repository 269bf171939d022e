import type { Exclusion, Feature } from '@trueseason/contracts';
import { DIMENSIONS, type LogColor } from '../math/index.ts';
import type { FeatureColors } from './estimate-person.ts';

/*
 * Tests whether the photos can show one person in one state. No face recognition: compares only the light-corrected
 * colors of each photo (decision 15), as the likelihood ratio of two people to one; common colors carry little
 * evidence, rare shared ones much.
 */

/** Population colors: mean, spread between people, and spread of one person over days, one sigma. */
interface Population {
  readonly mean: LogColor;
  readonly people: LogColor;
  readonly photos: LogColor;
}

/** From the tuning half, simulated days. Lips vary with lipstick. */
const POPULATION = {
  skin: { mean: [0.15, 0.75, -1.08], people: [0.09, 0.19, 0.37], photos: [0.076, 0.12, 0.18] },
  hair: { mean: [-0.03, 0.33, -3.16], people: [0.16, 0.37, 1.12], photos: [0.09, 0.12, 0.45] },
  iris: { mean: [0.14, 0.3, -2.69], people: [0.23, 0.31, 0.85], photos: [0.11, 0.1, 0.38] },
  brows: { mean: [0.15, 0.83, -2.61], people: [0.105, 0.16, 0.85], photos: [0.077, 0.115, 0.29] },
} as const satisfies Partial<Record<Feature, Population>>;
type Compared = keyof typeof POPULATION;
const COMPARED = Object.keys(POPULATION) as Compared[];

/** Scales of the variance over days: photos of one hour vary less, real ones of other days and cameras more. */
const SCALES = [0.4, 0.8, 1.6, 3.2, 6.4];
/** Limits the evidence (log) of a single reading. */
const LOUDEST = 5;
/** Log likelihood ratio for a warning, which one in ten real sets of two days gets. */
const TWO_PEOPLE = 4.7;
/** Added per photo beyond three. */
const FOR_EACH_MORE = 2.3;

/** Indices of photos that do not fit the others; empty if all may show one person. @param alone each photo's colors */
export function findOutliers(alone: readonly FeatureColors[], setAside: readonly Exclusion[]): readonly number[] {
  const altered = new Set<Feature>(setAside.flatMap(({ feature, counts }) => (counts < 1 ? [feature] : [])));
  const compared = COMPARED.filter((feature) => !altered.has(feature));
  const partitions = waysToPart(alone.length);
  const ratios = partitions.map((others) => likelierAsTwo(alone, others, compared));
  const bestRatio = Math.max(...ratios);
  const outlierPhotos = partitions[ratios.indexOf(bestRatio)];
  if (!outlierPhotos || bestRatio <= TWO_PEOPLE + FOR_EACH_MORE * Math.max(0, alone.length - 3)) return [];
  return alone.flatMap((_, photo) =>
    outlierPhotos.has(photo) || 2 * outlierPhotos.size === alone.length ? [photo] : [],
  );
}

/** Every subset of at most half of the photos. */
function waysToPart(count: number): ReadonlySet<number>[] {
  const photos = Array.from({ length: count }, (_, photo) => photo);
  return Array.from({ length: 2 ** count }, (_, way) => new Set(photos.filter((photo) => way & (1 << photo)))).filter(
    // For exact halves, only one of each complementary pair.
    (others) => others.size > 0 && (2 * others.size < count || (2 * others.size === count && !others.has(0))),
  );
}

/** Log likelihood ratio of two people, `others` the second, maximized over the scales. */
function likelierAsTwo(
  alone: readonly FeatureColors[],
  others: ReadonlySet<number>,
  compared: readonly Compared[],
): number {
  const asOne: number[] = [];
  const asTwo: number[] = [];
  for (const scale of SCALES) {
    let one = 0;
    let two = 0;
    for (const feature of compared) {
      for (const d of DIMENSIONS) {
        const { mean, people, photos } = POPULATION[feature];
        const density = (values: readonly number[]) =>
          ofOnePerson(
            values.map((value) => value - mean[d]),
            people[d] ** 2,
            scale * photos[d] ** 2,
          );
        const values = alone.flatMap((colors, photo) => {
          const value = colors[feature]?.[d];
          return value === undefined ? [] : [{ value, other: others.has(photo) }];
        });
        const [own, second] = [false, true].map((is) => values.filter(({ other }) => other === is).map((x) => x.value));
        const jointDensity = density(values.map(({ value }) => value));
        const apart = own?.length && second?.length ? density(own) + density(second) - jointDensity : 0;
        one += jointDensity;
        two += jointDensity + Math.min(LOUDEST, apart);
      }
    }
    asOne.push(one);
    asTwo.push(two);
  }
  return logOfSum(asTwo) - logOfSum(asOne);
}

/** Log density of one person's readings around the population mean; constants are omitted. */
function ofOnePerson(values: readonly number[], people: number, photos: number): number {
  const n = values.length;
  if (n === 0) return 0;
  const mean = values.reduce((a, b) => a + b, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const wide = photos + n * people;
  return -0.5 * ((n - 1) * Math.log(photos) + Math.log(wide) + squares / photos + (n * mean ** 2) / wide);
}

function logOfSum(logs: readonly number[]): number {
  const maximum = Math.max(...logs);
  return maximum + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - maximum), 0));
}
