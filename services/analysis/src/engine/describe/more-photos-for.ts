import {
  alwaysInGlasses,
  doesCount,
  type Evidence,
  isHairHidden,
  type MorePhotosFor,
  PHOTO_COUNT,
} from '@trueseason/contracts';
import { certaintyOf } from '@trueseason/seasons/certainty';

type Judged = Pick<Evidence, 'confidence' | 'features' | 'photos' | 'answers'>;

/** What more photos would be for, the weightiest first; null where these do. */
export function morePhotosFor(judged: Judged): MorePhotosFor | null {
  const { confidence, photos } = judged;
  if (certaintyOf({ confidence }) === 'close') return 'season';
  if (photos.filter(doesCount).length < PHOTO_COUNT) return 'count';
  if (alwaysInGlasses(photos)) return 'eyes';
  return isHairHidden(judged) ? 'hair' : null;
}
