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

/** What more photos would be for: what is missing first, then another day. Null if the season is clear. */
export function morePhotosFor(judged: Judged): MorePhotosFor | null {
  const { confidence, photos } = judged;
  if (photos.filter(doesCount).length < PHOTO_COUNT) return 'count';
  if (alwaysInGlasses(photos)) return 'eyes';
  if (isHairHidden(judged)) return 'hair';
  return certaintyOf({ confidence }) === 'clear' ? null : 'season';
}
