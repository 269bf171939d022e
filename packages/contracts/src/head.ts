import { toldHead } from './answers.ts';
import type { Head } from './measured.ts';
import type { Evidence } from './schemas/analysis-result.ts';

type Shown = Pick<Evidence, 'features' | 'photos' | 'answers'>;

/**
 * What somebody says of their head, or else what the photos showed: where on none of them hair was read, it is covered
 * if anything lay over it, and bare if not (bald, shaved, or shorter than can be told from skin).
 */
export function headOf({ features, photos, answers }: Shown): Head {
  const told = toldHead(answers);
  if (told) return told;
  if (features.hair) return 'hair';
  return photos.some(({ warnings }) => warnings.includes('headwear')) ? 'covered' : 'bare';
}

/**
 * Whether a photo that shows hair would tell more: something lay over it on all of them, or where none showed any. Nobody is
 * asked who says that they cover it, or wear none.
 */
export function isHairHidden({ features, photos, answers }: Shown): boolean {
  if (toldHead(answers)) return false;
  const hiding = photos.filter(({ warnings }) => warnings.includes('headwear')).length;
  return hiding > 0 && (features.hair === null || hiding === photos.length);
}
