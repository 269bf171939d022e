import type { Answers, Feature } from '@trueseason/contracts';
import type { Residual } from './estimate-person.ts';

/*
 * Whether the photos can be of one person in one state. No face is recognized: only the measured colors are
 * compared, with their uncertainties (docs/decisions/0015).
 */

/** Lips change with lipstick, and everybody's white of the eye is alike. */
const COMPARED: readonly Feature[] = ['skin', 'hair', 'iris', 'brows'];

/**
 * Sum of squared residuals a feature, over all photos and dimensions, above which chance is no explanation.
 * Set where one in a hundred sets of harshly edited photos of one person (tuning half) would exceed it.
 */
const TOO_FAR = 11;
/** One stray reading is an accident: no square counts for more. */
const MOST = 16;
/** A photo stands out when it is this much of the worst one. */
const STANDS_OUT = 0.6;

/** Indices of the photos that fit the others worse than one person's photos do; empty when all may be of one. */
export function strangers(residuals: readonly Residual[], answers: Answers): readonly number[] {
  const told: Partial<Record<Feature, boolean | null>> = {
    hair: answers.hairDyed,
    iris: answers.contactLenses,
    brows: answers.makeup,
  };
  const photos = [...new Set(residuals.map(({ photo }) => photo))];
  const misfits = new Map(photos.map((photo) => [photo, 0]));
  let features = 0;
  for (const feature of COMPARED) {
    const own = residuals.filter((residual) => residual.feature === feature && !told[feature]);
    if (new Set(own.map(({ photo }) => photo)).size < 2) continue;
    features += 1;
    for (const photo of photos) {
      const squares = own.filter((residual) => residual.photo === photo).map(({ z }) => squared(z));
      const mean = squares.reduce((a, b) => a + b, 0) / Math.max(1, squares.length);
      misfits.set(photo, (misfits.get(photo) ?? 0) + mean);
    }
  }
  const all = [...misfits.values()];
  if (all.reduce((a, b) => a + b, 0) <= TOO_FAR * features) return [];
  return photos.filter((photo) => (misfits.get(photo) ?? 0) >= STANDS_OUT * Math.max(...all));
}

const squared = (z: Residual['z']): number => z.reduce((sum, v) => sum + Math.min(MOST, v * v), 0);
