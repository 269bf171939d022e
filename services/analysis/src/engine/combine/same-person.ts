import type { Answers, Feature } from '@trueseason/contracts';
import { DIMENSIONS, type Dimension, type LogColor, triple } from '../math/index.ts';
import type { FeatureColors } from './estimate-person.ts';

/*
 * Whether the photos can be of one person in one state. No face is recognized: only the colors are compared that each
 * photo on its own gives the person, its light taken out (docs/decisions/0015).
 */

/**
 * How far the same person's own colors lie apart from day to day, camera to camera and with makeup, one sigma: from
 * how they spread among people (tuning half) and how much of that repeats between different photos of one person
 * (warmth of iris 0.86 and hair 0.78, depth 0.7 to 0.8, tint hardly at all). Lips change with lipstick.
 */
const DAY_TO_DAY = {
  skin: [0.11, 0.13, 0.18],
  hair: [0.14, 0.17, 0.62],
  iris: [0.24, 0.15, 0.57],
  brows: [0.09, 0.13, 0.38],
} as const satisfies Partial<Record<Feature, LogColor>>;
const COMPARED = ['skin', 'hair', 'iris', 'brows'] as const;

/**
 * Mean square of what photos lie apart, in day-to-day sigmas, above which they are hardly of one person; less where two
 * of them agree as photos of one hour do and only the third differs. Set on mixed sets of the tuning half, and on
 * honest ones that vary as above.
 */
const TOO_FAR = 1.5;
const TOO_FAR_FROM_TWO = 1.1;
const ONE_HOUR = 0.3;
/** One stray reading is an accident: no square counts for more. */
const MOST = 16;
/** A photo stands out when it is this much of the worst one. */
const STANDS_OUT = 0.6;

/**
 * Indices of the photos that fit the others worse than one person's photos do; none when all may be of one. `alone` holds
 * the colors that each photo gives on its own.
 */
export function findOutliers(alone: readonly FeatureColors[], answers: Answers): readonly number[] {
  const altered: Partial<Record<Feature, boolean | null>> = {
    hair: answers.hairDyed,
    iris: answers.contactLenses,
    brows: answers.makeup,
  };
  const compared = COMPARED.filter((feature) => !altered[feature]);
  const { misfits, meanSquare } = compare(alone, compared);
  const pairs = alone.flatMap((one, i) =>
    alone.slice(i + 1).map((other) => compare([one, other], compared).meanSquare),
  );
  const twoAgree = alone.length > 2 && Math.min(...pairs) < ONE_HOUR;
  if (meanSquare <= (twoAgree ? TOO_FAR_FROM_TWO : TOO_FAR)) return [];
  const worst = Math.max(...misfits);
  return misfits.flatMap((misfit, photo) => (misfit >= STANDS_OUT * worst ? [photo] : []));
}

type Compared = (typeof COMPARED)[number];

interface Misfit {
  /** For each photo, the sum of its squared distances from the mean of all, in day-to-day sigmas. */
  readonly misfits: readonly number[];
  /** All of them over their degrees of freedom: about 1 for photos of one person from different days. */
  readonly meanSquare: number;
}

function compare(photos: readonly FeatureColors[], features: readonly Compared[]): Misfit {
  const misfits = photos.map(() => 0);
  let freedom = 0;
  for (const feature of features) {
    const seen = photos.flatMap((colors, photo) => (colors[feature] ? [{ photo, color: colors[feature] }] : []));
    if (seen.length < 2) continue;
    freedom += (seen.length - 1) * DIMENSIONS.length;
    const mean = triple((d) => seen.reduce((sum, { color }) => sum + color[d], 0) / seen.length);
    for (const { photo, color } of seen) {
      const square = (d: Dimension) => Math.min(MOST, ((color[d] - mean[d]) / DAY_TO_DAY[feature][d]) ** 2);
      misfits[photo] = DIMENSIONS.reduce((sum, d) => sum + square(d), misfits[photo] ?? 0);
    }
  }
  return { misfits, meanSquare: misfits.reduce((a, b) => a + b, 0) / Math.max(1, freedom) };
}
