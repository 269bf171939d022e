import { hairSaid } from './answers.ts';
import type { HairWorn } from './hair-worn.ts';
import type { Evidence } from './schemas/analysis-result.ts';

/** What there is to color: hair, or brows and a beard alone. */
export type Head = 'hair' | 'bare' | 'covered';

type Shown = Pick<Evidence, 'features' | 'photos' | 'answers'>;

/**
 * What somebody says of their head, or else what the photos showed: where on none of them hair was read, it is covered
 * if anything lay over it, and bare if not (bald, shaved, or shorter than can be told from skin).
 */
export function headOf({ features, photos, answers }: Shown): Head {
  const worn = hairSaid(answers);
  if (worn) return worn === 'shaved' ? 'bare' : worn === 'covered' ? 'covered' : 'hair';
  if (features.hair) return 'hair';
  return photos.some(({ warnings }) => warnings.includes('headwear')) ? 'covered' : 'bare';
}

/** Nobody like that is drawn with hair or advised about its color. */
export const isHeadBare = (shown: Shown): boolean => headOf(shown) === 'bare';

type Shows = (photo: Evidence['photos'][number]) => unknown;
const onMost = (photos: Evidence['photos'], shows: Shows): boolean => photos.filter(shows).length > photos.length / 2;

/** Whether most photos show lengths that are lighter than the hair above them, as highlights and sun leave them. */
export const areLengthsLighter = ({ photos }: Pick<Evidence, 'photos'>): boolean =>
  onMost(photos, ({ lightLengths }) => lightLengths);

/**
 * How most photos showed hair: in coils that stand out around the face, falling below the chin, down to it, or full and short. What
 * falls below the chin reaches the shoulders, and claims no more. Where they showed none of these (null), it may be short, tied up
 * or behind the neck.
 */
export function hairShown({ photos }: Pick<Evidence, 'photos'>): 'coils' | 'lob' | 'bob' | 'short' | null {
  const most = (shows: Shows) => onMost(photos, shows);
  if (most(({ coils }) => coils)) return 'coils';
  if (most(({ longHair }) => longHair)) return 'lob';
  // Hair that touches the chin ends above it on one photo and below it on the next: at least as far down, on both.
  if (most(({ bob, longHair }) => bob || longHair)) return 'bob';
  return most(({ fullHair }) => fullHair) ? 'short' : null;
}

/**
 * Whether a photo that shows hair would tell more: something lay over it on all of them, or where none showed any. Nobody is
 * asked who says that they cover it, or wear none.
 */
export function isHairHidden({ features, photos, answers }: Shown): boolean {
  const said = hairSaid(answers);
  if (said === 'covered' || said === 'shaved') return false;
  const hiding = photos.filter(({ warnings }) => warnings.includes('headwear')).length;
  return hiding > 0 && (features.hair === null || hiding === photos.length);
}

/** How hair is drawn: as its owner says, or else as photos showed it, and close-cropped where neither tells, which claims least. */
export function hairDrawn(seen: Shown): HairWorn {
  const said = hairSaid(seen.answers);
  if (said) return said;
  const head = headOf(seen);
  if (head === 'bare') return 'shaved';
  return (head === 'hair' ? hairShown(seen) : null) ?? 'crop';
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
  const why = hairSaid(shown.answers) ? SAID[head] : READ[head];
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
