import type { Evidence } from './schemas/analysis-result.ts';

/** What there is to color: hair, or brows and a beard alone. */
export type Head = 'hair' | 'bare' | 'covered';

type Shown = Pick<Evidence, 'features' | 'photos' | 'answers'>;

/**
 * What somebody says of their head, or else what the photos showed: where on none of them hair was read, it is covered
 * if anything lay over it, and bare if not (bald, shaved, or shorter than can be told from skin).
 */
export function headOf({ features, photos, answers }: Shown): Head {
  if (answers?.hairWorn) return answers.hairWorn === 'shaved' ? 'bare' : 'covered';
  if (features.hair) return 'hair';
  return photos.some(({ warnings }) => warnings.includes('headwear')) ? 'covered' : 'bare';
}

/**
 * Whether a photo that shows hair would tell more: something lay over it on all of them, or where none showed any. Nobody is
 * asked who says that they cover it, or wear none.
 */
export function isHairHidden({ features, photos, answers }: Shown): boolean {
  if (answers?.hairWorn) return false;
  const hiding = photos.filter(({ warnings }) => warnings.includes('headwear')).length;
  return hiding > 0 && (features.hair === null || hiding === photos.length);
}

/** Over the colors that stand in the place of hair's: anybody has brows, and not everybody a beard. */
export const BROWS_INSTEAD = 'For your brows';

/** Over colors that take more than dye near the own depth, apart from those that do not; and what is said below it. */
export const FARTHER_FROM_OWN = 'Farther from your own hair';
export const FARTHER_REACHED = 'Of your season as well; how each is reached stands below it.';

/** Stands in the place of advice about hair; null where there is hair to advise about. */
export function insteadOfHair(shown: Shown): string | null {
  const head = headOf(shown);
  if (head === 'hair') return null;
  const why = shown.answers?.hairWorn ? SAID[head] : READ[head];
  return head === 'bare' ? why : `${why} They suit your hair as well.`;
}

const SAID = {
  bare: 'You wear no hair, so these colors are for your brows.',
  covered: 'You wear your hair covered, so these colors are for your brows.',
} as const;

const READ = {
  bare: 'Too little hair shows on top to be measured, so these colors are for your brows.',
  covered: 'Too little of your hair shows on your photos for us to measure it, so these colors are for your brows.',
} as const;

/** As a heading over its color. */
export const nameOfHair = ({ features }: Pick<Evidence, 'features'>): string =>
  features.hair?.strands ? 'Hair, salt-and-pepper' : 'Hair';

/** Said before advice about hair of two colors; null for any other. */
export const saltAndPepperNote = ({ features }: Pick<Evidence, 'features'>): string | null =>
  features.hair?.strands
    ? 'Your hair is salt-and-pepper, dark and gray strands together. Left as it is, it is one of the best colors on you.'
    : null;
