import type { Evidence } from './schemas/analysis-result.ts';

/**
 * On no photo hair was read, and on none anything lay over it: bald, shaved, or shorter than can be told from skin.
 * Nobody like that is drawn with hair or advised about its color.
 */
export const isHeadBare = ({ features, photos }: Pick<Evidence, 'features' | 'photos'>): boolean =>
  features.hair === null && !photos.some(({ warnings }) => warnings.includes('headwear'));

/** Stands in the place of advice about hair. */
export const BARE_HEAD_ADVICE =
  'We read no hair on your photos, so these colors are for brows and a beard. They hold for hair as well, should it grow.';
