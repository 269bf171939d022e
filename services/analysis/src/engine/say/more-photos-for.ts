import { alwaysInGlasses, doesCount, type Evidence, type MorePhotosFor, PHOTO_COUNT } from '@trueseason/contracts';
import { certaintyOf } from '@trueseason/seasons/certainty';

/** What more photos would be for, the weightiest first; null where these do. */
export function morePhotosFor({ confidence, photos }: Pick<Evidence, 'confidence' | 'photos'>): MorePhotosFor | null {
  if (certaintyOf({ confidence }) === 'between') return 'season';
  if (photos.filter(doesCount).length < PHOTO_COUNT) return 'count';
  return alwaysInGlasses(photos) ? 'eyes' : null;
}
